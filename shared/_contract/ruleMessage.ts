import type * as z from 'zod';
import { sentence } from '../_field/sentence.ts';

type RawIssue = z.core.$ZodRawIssue;

const missing = (): string => sentence('valueMissing', 'This value is required.');
const notValid = (): string => sentence('valueNotValid', 'This value is not valid.');

const tooLarge = (origin: string, most: number): string => {
  if (origin === 'string') return sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: most });
  if (origin === 'array') return sentence('atMostEntries', 'At most {{count}} entries are possible.', { count: most });
  if (origin === 'file') {
    return sentence('fileTooLarge', 'The file has more than {{megabytes}} MB.', {
      megabytes: Math.floor(most / 1024 ** 2),
    });
  }
  return sentence('atMost', 'Enter at most {{most}}.', { most });
};

const tooSmall = (origin: string, least: number): string => {
  if (origin === 'string' || origin === 'array') {
    if (least <= 1) return missing();
    if (origin === 'array')
      return sentence('atLeastEntries', 'At least {{count}} entries are needed.', { count: least });
    return sentence('atLeastCharacters', 'Enter at least {{count}} characters.', { count: least });
  }
  if (origin === 'file') return sentence('fileEmpty', 'The file is empty.');
  return sentence('atLeast', 'Enter at least {{least}}.', { least });
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * What a broken rule of a schema says where the schema has no words of its own: for `safeParse(value, { error: ruleMessage })`.
 * Every message has its key, so that it is said in the reader's language and nobody reads zod's own English.
 */
export function ruleMessage(issue: RawIssue): string {
  if (isEmpty(issue.input)) return missing();
  if (issue.code === 'too_big') return tooLarge(issue.origin, Number(issue.maximum));
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum));
  return notValid();
}
