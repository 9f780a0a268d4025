import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { issueCode } from '../../../shared/_contract/issueCode.ts';
import { ruleMessage } from '../../../shared/_contract/ruleMessage.ts';
import { spokenOf } from '../../../shared/_field/sentence.ts';
import { loadMessages } from '../../base/messageText.ts';

/** What is wrong with a form: at which of its fields, by which code, in which words (a message of the contract or a key). */
export interface FieldProblem {
  readonly field: string;
  /** A validation key, or the code of the contract's rule: what the server would answer. */
  readonly code: string;
  readonly message: string;
}

export interface ContractMapping<Values extends FieldValues> {
  /** What is sent of the values; without it they are sent as they are. */
  bodyOf?: (values: Values) => unknown;
  /** The form's field for a field of the contract, where the two have different names. Both are paths: `cover.startsOn`. */
  fieldOf?: (field: string, values: Values) => string;
}

interface ResolverOptions<Values extends FieldValues, Context> extends ContractMapping<Values> {
  /**
   * Rules that the schema does not say, or says only once each single field is right. It gets what the contract found and
   * answers what the form shows; the first problem of a field counts.
   */
  check?: (found: readonly FieldProblem[], values: Values, context?: Context) => readonly FieldProblem[];
}

/** Checks a form by the schema of the call that it sends; each error has its code as `type`. */
export function contractResolver<Values extends FieldValues, Context = unknown>(
  schema: z.ZodType,
  { bodyOf = (values) => values, fieldOf = (field) => field, check }: ResolverOptions<Values, Context> = {},
): Resolver<Values, Context> {
  return async (values, context, options) => {
    const { error } = await schema.safeParseAsync(bodyOf(values), { error: ruleMessage });
    const found = (error?.issues ?? []).map((issue) => ({
      field: fieldOf(issue.path.map(String).join('.'), values),
      code: issueCode(issue),
      message: issue.message,
    }));
    await loadMessages(found.map(({ message }) => spokenOf(message)));
    const flat: Record<string, { type: string; message: string }> = {};
    for (const { field, code, message } of check ? check(found, values, context) : found) {
      flat[field] ??= { type: code, message };
    }
    if (Object.keys(flat).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors(flat as FieldErrors, options) };
  };
}
