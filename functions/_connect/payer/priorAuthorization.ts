import { isDeepStrictEqual } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { isTestAnswer } from '../postOffice/isTestAnswer.ts';
import type { DispositionFlag } from '../postOffice/postOffice.ts';
import { mayBeParsed } from '../xmlBounds.ts';
import { eligibilityAnswerOf, type Said } from './eligibilityAnswer.ts';
import type { PayerOutcome } from './payer.ts';
import { isoDateOf } from './payerDate.ts';

const text = z.string().trim();
const filled = text.min(1).max(500);
const date = text.transform((value, context) => {
  const iso = isoDateOf(value);
  if (iso === null) context.addIssue({ code: 'custom', message: 'not a date' });
  return iso ?? z.NEVER;
});
const dirhams = text.regex(/^\d{1,9}(\.\d+)?$/).transform(Number);

const observation = z.object({ Type: filled, Code: filled, Value: filled, ValueType: filled });
const activity = z.object({
  ID: filled,
  Type: filled,
  Code: filled,
  Net: dirhams,
  PatientShare: dirhams.optional(),
  PaymentAmount: dirhams,
  DenialCode: text.max(50).optional(),
  Observation: z.array(observation).default([]),
});
/** Elements that the schema does not name are ignored: payers add their own. */
const authorization = z.object({
  Result: text
    .toLowerCase()
    .pipe(z.enum(['yes', 'no']))
    .optional(),
  ID: filled,
  IDPayer: text.max(100).optional(),
  DenialCode: text.max(50).optional(),
  Start: date,
  End: date,
  Comments: text.max(2000).optional(),
  Activity: z.array(activity).max(50).default([]),
});
type Authorization = z.infer<typeof authorization>;

const document = z.object({
  'Prior.Authorization': z.object({
    Header: z.object({
      ...{ SenderID: filled, ReceiverID: filled, TransactionDate: date },
      DispositionFlag: text.max(50).optional(),
    }),
    Authorization: z.array(authorization).min(1).max(10),
  }),
});

type Document = z.infer<typeof document>['Prior.Authorization'];

const repeatable = new Set(['Authorization', 'Activity', 'Observation']);
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => repeatable.has(name) });

/** Fifty activities with eight observations each have some 4,500 tags; details of services are few beside them. */
const bounds = { tags: 10_000, attributes: 1000, references: 5000 } as const;

const notUnderstood: PayerOutcome = { kind: 'fault', fault: 'notUnderstood' };
const contradictory: PayerOutcome = { kind: 'fault', fault: 'contradictory' };

/**
 * Reads a payer's Prior.Authorization. What the answer must have is checked strictly, what it has more is ignored. Everything
 * that is not a clear answer to exactly this request is a fault, never a 'not eligible'.
 */
export function readPriorAuthorization(
  xml: string,
  requestNumber: string,
  sentAs: DispositionFlag = 'PRODUCTION',
): PayerOutcome {
  if (!mayBeParsed(xml, bounds)) return notUnderstood;
  const parsed = parsedDocument(xml);
  if (!parsed) return notUnderstood;
  const { Header, Authorization: records } = parsed;
  const isTest = isTestAnswer(Header.DispositionFlag || null, sentAs);
  const ours = records.filter((record) => record.ID === requestNumber);
  const [first, ...others] = ours.map((record) => saidIn(record, isTest));
  if (!first || ours.length !== records.length) return { kind: 'fault', fault: 'wrongId' };
  if (!others.every((other) => isDeepStrictEqual(other, first))) return contradictory;
  const answer = eligibilityAnswerOf(first, isoDateOf, others.length > 0);
  if (typeof answer !== 'string') return answer;
  return answer === 'contradictory' ? contradictory : notUnderstood;
}

function parsedDocument(xml: string): Document | null {
  try {
    const parsed = document.safeParse(parser.parse(xml, true));
    return parsed.success ? parsed.data['Prior.Authorization'] : null;
  } catch {
    // The parser throws for what is not well-formed; why does not matter, the payer's answer is not usable.
    return null;
  }
}

/** The same with the names that both ways of an answer share. */
const saidIn = (record: Authorization, isTest: boolean): Said => ({
  isTest,
  result: record.Result ?? null,
  idPayer: record.IDPayer ?? null,
  denialCode: record.DenialCode ?? null,
  start: record.Start,
  end: record.End,
  comments: record.Comments ?? null,
  activities: record.Activity.map(({ PatientShare, DenialCode, Observation }) => ({
    patientShare: PatientShare ?? null,
    denialCode: DenialCode || null,
    observations: Observation.map(({ Code, Value, ValueType }) => ({ code: Code, value: Value, valueType: ValueType })),
  })),
});
