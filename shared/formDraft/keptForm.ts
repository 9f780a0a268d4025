import type * as z from 'zod';
import type { Role } from '../_field/roles.ts';

/** Whose people fill in a form. */
export type FormSide = 'facility' | 'payer' | 'portal';

interface KeptForm {
  /** What is kept, with the longest of each text. Never a bank account, a password, or the content of a file. */
  readonly draft: z.ZodObject;
  /** The call that sends the form: who may not make it any more reaches no draft of it. A test compares its roles with these. */
  readonly sentBy: string;
  readonly access: readonly Role[];
  readonly sides: readonly FormSide[];
  /** How many days after the last key. What is said of a patient goes after a day. */
  readonly daysKept: number;
}
export type KeptForms = Readonly<Record<string, KeptForm>>;

/** Days. */
export const month = 30;
export const oneDay = 1;
