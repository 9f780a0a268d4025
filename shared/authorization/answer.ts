import * as z from 'zod';
import { regulatorWord } from '../_parts/regulatorWord.ts';

/** Fils, the hundredth of a dirham. */
const fils = z.int().nonnegative();

export const lineOutcomes = ['approved', 'partlyApproved', 'denied', 'pended'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What the payer says of one line: it echoes the line of the request (REQ-EAUTH-11). */
export const answeredLine = z.strictObject({
  lineId: z.string(),
  outcome: z.enum(lineOutcomes),
  /** False for a line of the answer that nobody asked for: it is shown and grants nothing. */
  wasAsked: z.boolean(),
  type: z.int(),
  code: z.string(),
  quantity: z.number().nullable(),
  netFils: fils.nullable(),
  patientShareFils: fils.nullable(),
  paymentFils: fils.nullable(),
  denialCode: z.string().nullable(),
  comments: z.string().nullable(),
  /** The number of the approval that the line stands under, and its days: a payer may answer one request in several files. Null in answers of releases that had one number only. */
  payerReference: z.string().nullable().default(null),
  validFrom: z.iso.datetime().nullable().default(null),
  validTo: z.iso.datetime().nullable().default(null),
  /** The rule that decided the line by itself, with its version. */
  decidedBy: z.strictObject({ ruleId: z.string(), version: z.int() }).nullable(),
});
export type AnsweredLine = z.infer<typeof answeredLine>;

/** The edition of the table of truth (docs/answers.md) by which answers are read now. */
export const tableEdition = 1;

/**
 * A payer's answer as the payer gave it: number, validity and limit are kept unchanged. Where several files answered, it has the number of the last one, the days
 * between the first and the last, and each line its own.
 */
export const authorizationAnswer = z.strictObject({
  result: z.enum(['yes', 'no']).nullable(),
  /** The number of the approval (IDPayer), which claims quote. */
  payerReference: z.string().nullable(),
  denialCode: z.string().nullable(),
  validFrom: z.iso.datetime().nullable(),
  validTo: z.iso.datetime().nullable(),
  limitFils: fils.nullable(),
  comments: z.string().nullable(),
  answeredAt: z.iso.datetime(),
  /** The payer's person who decided in the portal; null for a file. */
  answeredByName: z.string().nullable(),
  lines: z.array(answeredLine),
  /** By which edition of the table it was read; null for what people or rules decided in the portal, and for files of releases before the table. */
  table: z.int().nullable().default(null),
});
export type AuthorizationAnswer = z.infer<typeof authorizationAnswer>;

/** What a regulator found in a request, at the field or line that it names (REQ-EAUTH-09). */
export const regulatorFinding = regulatorWord.extend({ lineId: z.string().nullable() });
export type RegulatorFinding = z.infer<typeof regulatorFinding>;
