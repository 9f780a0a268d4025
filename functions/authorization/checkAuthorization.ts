import * as z from 'zod';
import {
  type AuthorizationDraft,
  authorizationDiagnosis,
  authorizationFormFields,
  authorizationLine,
  mostOf,
} from '../../shared/authorization/form.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { askRules } from '../_parts/authorization/askRules.ts';
import { checkPayer, serviceDay } from './checkForm.ts';
import { askingFacility } from './newAuthorization.ts';

type Check = typeof authorizationApi.endpoints.checkAuthorization;

const { lineId, type, code, quantity, netFils, observations } = authorizationLine.shape;
/** A line of which rules can say something: it has a code. What else is not right yet counts as nothing. */
const typedLine = z.object({
  ...{ lineId, type, code },
  quantity: quantity.catch(0),
  netFils: netFils.catch(0),
  observations: observations.catch([]),
});

const eachOf = <Item>(item: z.ZodType<Item>, values: unknown): Item[] =>
  (Array.isArray(values) ? values : []).flatMap((value) => {
    const parsed = item.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });

const fields = authorizationFormFields;
const typedForm = z.object({
  type: fields.type.catch('authorization'),
  payerId: fields.payerId,
  emiratesId: fields.emiratesId.catch(undefined),
  cardNumber: fields.cardNumber.catch(undefined),
  encounterType: fields.encounterType.catch(undefined),
  encounterStart: fields.encounterStart.catch(undefined),
  attachmentIds: fields.attachmentIds.catch([]),
  documents: fields.documents.catch([]),
});

/** What has been typed so far, as far as rules look at it. */
const typedSoFar = (draft: AuthorizationDraft & { readonly payerId: number }) => ({
  ...typedForm.parse(draft),
  lines: eachOf(typedLine, draft.lines).slice(0, mostOf.lines),
  diagnoses: eachOf(authorizationDiagnosis, draft.diagnoses),
});

/**
 * REQ-EAUTH-07: what the payer's rules say of a form as far as it is typed. Sending asks them again; a facility finds nothing here
 * that it may not know.
 */
export const checkAuthorization: Operation<Check> = async ({ body }, ctx) => {
  const facility = askingFacility(ctx);
  const form = typedSoFar(body.draft);
  await checkPayer(form, ctx);
  const { check } = await askRules(ctx, form, { ...facility, on: serviceDay(form, ctx.now()) });
  return check;
};
