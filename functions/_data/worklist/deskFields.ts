import * as z from 'zod';
import { eligibilityRequest } from '../../../shared/eligibility/routes.ts';

/** What an answer of a reviewer makes of a request. */
const answerChange = eligibilityRequest.pick({
  status: true,
  payerReference: true,
  denialCode: true,
  denialText: true,
  payerComments: true,
  patientName: true,
  coverages: true,
  answeredAt: true,
});

/** A reviewer's answer that nobody at the facility has seen: until then, or until its minute has passed, it can be taken back. */
export const heldAnswer = z.strictObject({
  /** The outbox entry that lets the answer go. */
  outboxId: z.string(),
  heldUntil: z.iso.datetime(),
  change: answerChange,
});
export type HeldAnswer = z.infer<typeof heldAnswer>;

/** What only the payer's people know of a request, and what items of older releases do not say. */
export const deskFields = {
  /** When the payer's people should have answered; null while they have not been asked. */
  deskDueAt: z.iso.datetime().nullable().default(null),
  /** The payer's reviewer who has taken it. */
  deskHolder: z.strictObject({ userId: z.string(), name: z.string() }).nullable().default(null),
  /** What the reviewer who handed it over wrote to the next one. */
  deskNote: z.strictObject({ text: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable().default(null),
  heldAnswer: heldAnswer.nullable().default(null),
  /** How much of the promised time was left when the reviewer asked the facility; null while the time runs. */
  deskLeftMs: z.int().nullable().default(null),
  /** How many documents the messages about a reviewer's questions have, and how many questions there were. */
  messageAttachments: z.int().default(0),
  payerQuestions: z.int().default(0),
  /** The last version whose change the facility can see; null where it is the present one. */
  shownVersion: z.int().nullable().default(null),
};

/** A change of these alone leaves what the facility sees as it was. */
export const unseenFields: readonly string[] = ['deskHolder', 'deskNote', 'heldAnswer', 'outboxId', 'postOffice'];
