import { addressOf } from '../../../shared/_field/addressOf.ts';
import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { moveRow } from '../../../shared/_parts/life.ts';
import type { ClaimRegulatorFinding } from '../../../shared/claim/claimRecord.ts';
import { claimLife } from '../../../shared/claim/life.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { type Finding, isAccepted, type PostOffice, type UploadAnswer } from '../../_connect/postOffice/postOffice.ts';
import { claimWrites, findClaim, type StoredClaim } from '../../_data/claim/claim.ts';
import { type ClaimBatch, claimBatchPut, findClaimBatch } from '../../_data/claim/claimBatch.ts';
import { notificationPut } from '../../_data/notification/notification.ts';
import { type ClaimFileEntry, outboxFinish } from '../../_data/outbox/outbox.ts';
import { type Queued, queueSoon } from '../../_data/outbox/outboxQueue.ts';
import {
  isSurelyAbsent,
  isUnderWay,
  type OfficeSending,
  type OpenTransmission,
  sendLater,
  type UnderWay,
} from '../../_parts/postOffice/officeSending.ts';
import { openPostOffice } from '../../_parts/postOffice/openPostOffice.ts';
import { noCredentials, refusedCredentials, regulatorWordOf } from '../../_parts/postOffice/regulatorWords.ts';
import { uploadOnceMade } from '../../_parts/postOffice/uploadOnce.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { newBatch } from './newBatch.ts';

interface Open {
  readonly entry: ClaimFileEntry;
  readonly batch: UnderWay<ClaimBatch>;
  readonly claims: readonly StoredClaim[];
}

const shown = (finding: Finding): ClaimRegulatorFinding => ({ ...regulatorWordOf(finding), line: null });

/** What the office says of one claim: the reference of its report is the claim's number. */
const about = ({ claimNumber }: StoredClaim, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ reference }) => reference?.trim().toUpperCase() === claimNumber.trim().toUpperCase());

/** The writes of a move that the portal makes. */
function moved(
  before: StoredClaim,
  move: 'accept' | 'reject' | 'sendAgain',
  { at, ...change }: Pick<Partial<StoredClaim>, 'regulatorFindings' | 'batchId'> & { readonly at: string },
): TransactItem[] {
  const state = moveRow(claimLife, move).to ?? before.state;
  const stateSince = state === before.state ? before.stateSince : at;
  const after = { ...before, ...change, state, stateSince, version: before.version + 1 };
  return claimWrites(before, after, { at, event: move, by: null, detail: null });
}

/** Tells who sent the file that claims of it came back. */
function notAcceptedNews({ newId, now }: OfficeSending['wiring'], batch: ClaimBatch): TransactItem[] {
  const { sentBy, facilityId, fileName, batchId } = batch;
  if (sentBy === null) return [];
  const link = addressOf(linkedScreens.claimBatch, { batchId });
  const news = { kind: 'claimsNotAccepted', facts: { fileName }, link, facilityId } as const;
  return [notificationPut(sentBy, news, { id: newId(), at: now() })];
}

interface Outcome {
  readonly items: readonly TransactItem[];
  /** What goes out again without the claims that were refused. */
  readonly queued?: Queued;
}

/** Every claim of the file is with its payer, with what the office remarks. */
const accepted = ({ claims }: Open, findings: readonly Finding[], at: string): Outcome => ({
  items: claims.flatMap((claim) =>
    moved(claim, 'accept', { at, regulatorFindings: about(claim, findings).map(shown) }),
  ),
});

/**
 * An office refuses a file as a whole. The claims that its report names are rejected; the others go out again without them, in a file of
 * their own. A report that names no claim is about all.
 */
function refused(
  { wiring }: OfficeSending,
  { batch, claims }: Open,
  findings: readonly Finding[],
  at: string,
): Outcome {
  const isNamed = (claim: StoredClaim) => about(claim, findings).some(({ type }) => type === 'Error');
  const named = claims.filter(isNamed);
  const rejected = named.length > 0 ? named : claims;
  const said = (claim: StoredClaim) => (named.length > 0 ? about(claim, findings) : findings).map(shown);
  const items = [
    ...rejected.flatMap((claim) => moved(claim, 'reject', { at, regulatorFindings: said(claim) })),
    ...notAcceptedNews(wiring, batch),
  ];
  const others = claims.filter((claim) => !rejected.includes(claim));
  if (others.length === 0) return { items };
  const next = newBatch(wiring, batch, others);
  const again = others.flatMap((claim) => moved(claim, 'sendAgain', { at, batchId: next.batchId }));
  return { items: [...items, ...next.items, ...again], queued: next.queued };
}

/** Ends the sending of a file by what the office says. Where something has changed meanwhile, the entry comes again. */
async function end(
  sending: OfficeSending,
  open: Open,
  answer: Pick<UploadAnswer, 'outcome' | 'findings'>,
): Promise<string> {
  const { entry, batch } = open;
  const { store, now } = sending.wiring;
  const at = now().toISOString();
  const isTaken = isAccepted(answer);
  const { items, queued } = isTaken ? accepted(open, answer.findings, at) : refused(sending, open, answer.findings, at);
  const transmission = isTaken ? ('accepted' as const) : ('rejected' as const);
  const after = claimBatchPut({ ...batch, transmission, version: batch.version + 1 });
  if (!(await writeTogether(store, [after, ...items, outboxFinish(entry, now())]))) return 'changed';
  if (queued) await queueSoon(queued);
  return answer.outcome;
}

/** The batch of an entry with its claims; null where there is nothing left to send. */
async function openBatch({ wiring: { store } }: OfficeSending, entry: ClaimFileEntry): Promise<Open | null> {
  const { facilityId, batchId, outboxId } = entry;
  const batch = await findClaimBatch(store, facilityId, batchId);
  if (batch?.outboxId !== outboxId || !isUnderWay(batch)) return null;
  const found = await Promise.all(batch.claimIds.map((claimId) => findClaim(store, facilityId, claimId)));
  const claims = found.filter((claim) => claim !== null && claim.state === 'sent' && claim.batchId === batchId);
  return { entry, batch, claims: claims as StoredClaim[] };
}

/** Brings the file of a batch to the office, unless an earlier try may have brought it and the office says that it has it. */
async function sent(office: PostOffice, { entry, batch, claims }: Open): Promise<UploadAnswer> {
  const upload = async (): Promise<UploadAnswer> => {
    // It brings the schemas and the rules of claims, which the worker's other entries do not need.
    const { claimFileOf } = await import('./claimFileOf.ts');
    const made = claimFileOf(batch, claims);
    return 'file' in made ? office.upload(made.file) : { outcome: 'rejected', findings: made.findings };
  };
  const isFirst = isSurelyAbsent(entry, batch);
  const { fileName, madeAt } = batch;
  return uploadOnceMade(office, { kind: 'claim', fileName }, { madeAt: new Date(madeAt), isFirst, upload });
}

/** What the office's word makes of a batch. */
function settle(sending: OfficeSending, open: Open, answer: UploadAnswer): Promise<string> {
  const { entry, batch } = open;
  const { outcome } = answer;
  if (outcome === 'unknown' || outcome === 'unavailable') {
    const keep = (transmission: OpenTransmission) => [
      claimBatchPut({ ...batch, transmission, version: batch.version + 1 }),
    ];
    return sendLater(sending, entry, { before: batch.transmission, answer: { ...answer, outcome }, keep });
  }
  return end(sending, open, outcome === 'loginFailed' ? { outcome, findings: [refusedCredentials] } : answer);
}

/**
 * REQ-CLAIM-09: sends the claims of a batch to the post office of their facility's regulator, once. An office that is down, or that did
 * not say, is asked again, and first whether it has the file.
 */
export async function sendClaimFile(sending: OfficeSending, entry: ClaimFileEntry): Promise<string> {
  const { store, now } = sending.wiring;
  const open = await openBatch(sending, entry);
  if (!open) {
    await writeTogether(store, [outboxFinish(entry, now())]);
    return 'settled';
  }
  const office = await openPostOffice({ store, now, circuits: sending.circuits }, entry.facilityId);
  if (!office || !isConnectedRegulator(office.regulatorId))
    return end(sending, open, { outcome: 'rejected', findings: [noCredentials] });
  return settle(sending, open, await sent(office.office, open));
}
