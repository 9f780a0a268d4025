import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { eligibilityObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import { mayBeParsed } from '../xmlBounds.ts';
import { benefitsOf, filsOf } from './benefits.ts';
import type { EligibilityAnswer, PayerOutcome } from './payer.ts';
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
  Observation: z.array(observation).default([]),
});
/** Elements that the schema does not name are ignored: payers add their own. */
const authorization = z
  .object({
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
  })
  .refine((answer) => answer.Result !== 'no' || answer.DenialCode, 'a No needs its DenialCode')
  .refine((answer) => answer.Result !== 'yes' || answer.IDPayer, 'a Yes needs its IDPayer')
  // The schema makes the result optional: the payer has accepted the request and decides later.
  .refine((answer) => answer.Result || answer.Comments, 'no result needs a comment')
  .refine((answer) => answer.Start <= answer.End, 'it ends before it starts');
type Authorization = z.infer<typeof authorization>;

const document = z.object({
  'Prior.Authorization': z.object({
    Header: z.object({ SenderID: filled, ReceiverID: filled, TransactionDate: date }),
    Authorization: z.array(authorization).min(1).max(10),
  }),
});

const repeatable = new Set(['Authorization', 'Activity', 'Observation']);
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => repeatable.has(name) });

/** Fifty activities with eight observations each have some 4,500 tags; details of services are few beside them. */
const bounds = { tags: 10_000, attributes: 1000, references: 5000 } as const;

const notUnderstood: PayerOutcome = { kind: 'fault', fault: 'notUnderstood' };

/**
 * Reads a payer's Prior.Authorization. What the answer must have is checked strictly, what it has more is ignored. Everything
 * that is not a clear answer to exactly this request is a fault, never a 'not eligible'.
 */
export function readPriorAuthorization(xml: string, requestNumber: string): PayerOutcome {
  if (!mayBeParsed(xml, bounds)) return notUnderstood;
  const records = parsedRecords(xml);
  if (!records) return notUnderstood;
  const ours = records.filter((record) => record.ID === requestNumber);
  const [first] = ours;
  if (!first || ours.length !== records.length) return { kind: 'fault', fault: 'wrongId' };
  if (ours.some((record) => record.Result !== first.Result)) return { kind: 'fault', fault: 'contradictory' };
  return answerOf(first, ours.length > 1) ?? notUnderstood;
}

function parsedRecords(xml: string): Authorization[] | null {
  try {
    const parsed = document.safeParse(parser.parse(xml, true));
    return parsed.success ? parsed.data['Prior.Authorization'].Authorization : null;
  } catch {
    // The parser throws for what is not well-formed; why does not matter, the payer's answer is not usable.
    return null;
  }
}

function answerOf(record: Authorization, isRepeated: boolean): EligibilityAnswer | null {
  const coverages = record.Activity.map(coverageOf);
  if (coverages.includes(null)) return null;
  const names = record.Activity.map((entry) => observed(entry, eligibilityObservation.memberName));
  return {
    kind: 'answer',
    result: record.Result ?? 'undecided',
    payerReference: record.IDPayer || null,
    denialCode: record.Result === 'no' ? record.DenialCode || null : null,
    comments: record.Comments || null,
    patientName: names.find((name) => name !== null) ?? null,
    coverages: coverages.filter((coverage) => coverage !== null),
    isRepeated,
  };
}

const observed = (entry: z.infer<typeof activity>, valueType: string): string | null =>
  entry.Observation.find((found) => found.ValueType === valueType)?.Value ?? null;

/** The coverage of an activity, or null when the activity has no valid one. */
function coverageOf(entry: z.infer<typeof activity>): Coverage | null {
  const policyNumber = observed(entry, eligibilityObservation.policyNumber);
  const planName = observed(entry, eligibilityObservation.planName);
  const validFrom = isoDateOf(observed(entry, eligibilityObservation.validFrom) ?? '');
  const validTo = isoDateOf(observed(entry, eligibilityObservation.validTo) ?? '');
  const percentText = observed(entry, eligibilityObservation.coPaymentPercent);
  const percent = percentText === null ? null : Number(percentText);
  if (!policyNumber || !planName || !validFrom || !validTo || validFrom > validTo) return null;
  if (percent !== null && !(percent >= 0 && percent <= 100)) return null;
  const coPaymentFils = entry.PatientShare === undefined ? null : Math.round(entry.PatientShare * 100);
  const valueOfInsurance = observed(entry, eligibilityObservation.valueOfInsurance)?.slice(0, 20);
  const capFils = filsOf(observed(entry, eligibilityObservation.coPaymentCap) ?? '');
  const benefits = benefitsOf(entry.Observation);
  return {
    ...{ policyNumber, planName, validFrom, validTo, coPaymentFils, coPaymentPercent: percent },
    ...(Number.isNaN(capFils) ? {} : { coPaymentCapFils: capFils }),
    ...(valueOfInsurance && { valueOfInsurance }),
    ...(benefits.length > 0 && { benefits }),
  };
}
