import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { eligibilityAnswerOf } from '../../_connect/payer/eligibilityAnswer.ts';
import { fileInstant } from '../../_connect/postOffice/fileDate.ts';
import { isTestAnswer } from '../../_connect/postOffice/isTestAnswer.ts';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import { findEligibility, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { newOutboxEntry, outboxPut } from '../../_data/outbox/outbox.ts';
import { queueSoon } from '../../_data/outbox/outboxQueue.ts';
import type { PostOfficeFile } from '../../_data/postOfficeFile/postOfficeFile.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { dispositionFlag } from './dispositionFlag.ts';
import type { Matched } from './takeAnswerFile.ts';

/** The request that a number names: it ends with the request's id, and behind that the mark of a correction. */
const requestId = /-([0-9A-HJKMNP-TV-Z]{26})(?:-\d)?$/;

const dayOf = (text: string): string | null => {
  const instant = fileInstant(text.trim());
  return instant === null ? null : emiratesDateOf(new Date(instant));
};

/** Whose answer to a number the request takes; null where no question of this number went by way of a post office. */
function payerAsked({ requestNumber, payerCode, postOffice, withdrawn }: StoredEligibility, id: string): string | null {
  if (requestNumber === id && postOffice !== null) return payerCode;
  return withdrawn.find((question) => question.requestNumber === id)?.payerCode ?? null;
}

/**
 * Takes a payer's answer to a question of eligibility, once for each file: it goes into the outbox, and the worker of the payers' answers settles the
 * request by it. An answer that the table of truth has no verdict for is kept with its file: unknown is never denied.
 */
export async function matchEligibility(
  { store, now }: Pick<Wiring, 'store' | 'now'>,
  given: PriorAuthorization,
  { facilityId, sha256: content }: PostOfficeFile,
): Promise<Matched> {
  const eligibilityId = requestId.exec(given.id)?.[1];
  const request = eligibilityId && (await findEligibility(store, { kind: 'facility', facilityId }, eligibilityId));
  const payerCode = request ? payerAsked(request, given.id) : null;
  if (!request || payerCode === null) return { isTaken: false, reason: 'noRequest' };
  if (payerCode.toUpperCase() !== given.senderId.trim().toUpperCase()) return { isTaken: false, reason: 'otherPayer' };
  const isTest = isTestAnswer(given.dispositionFlag, dispositionFlag());
  const answer = eligibilityAnswerOf({ ...given, isTest }, dayOf);
  if (typeof answer === 'string') return { isTaken: false, reason: answer };
  // The same file names the same entry, whoever reads it, and however often.
  const outboxId = sha256(`${content} ${given.id}`).slice(0, 40);
  const entry = {
    kind: 'eligibilityAnswer',
    facilityId: request.facilityId,
    eligibilityId: request.eligibilityId,
  } as const;
  const isNew = await writeTogether(store, [
    outboxPut(newOutboxEntry(outboxId, now().toISOString(), { ...entry, requestNumber: given.id, answer })),
  ]);
  if (isNew) await queueSoon({ outboxId, kind: 'eligibilityAnswer' });
  return { isTaken: true, matched: [{ eligibilityId: request.eligibilityId, requestNumber: given.id }] };
}
