import type { KeptReason } from '../../../shared/_field/payerAnswer/answerTable.ts';
import { pauseClock, respondClock, resumeClock } from '../../../shared/_parts/dueClock.ts';
import { moveRow, stateRow } from '../../../shared/_parts/life.ts';
import type { AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import { mostAskedItems } from '../../../shared/authorization/information.ts';
import { type AuthorizationState, authorizationLife } from '../../../shared/authorization/life.ts';
import { bringsNothing, mergedAnswer } from '../../../shared/authorization/mergedAnswer.ts';
import type { UnmatchedReason } from '../../../shared/authorization/postOfficeFiles.ts';
import { rereadAnswer } from '../../../shared/authorization/rereadAnswer.ts';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import {
  authorizations,
  authorizationWrites,
  draftWrites,
  findByNumber,
  type StoredAuthorization,
} from '../../_data/authorization/authorization.ts';
import type { PostOfficeFile } from '../../_data/postOfficeFile/postOfficeFile.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { answerNews, keptNews } from '../../_parts/authorization/authorizationNews.ts';
import { matchEligibility } from '../../_parts/postOffice/matchEligibility.ts';
import type { Matched } from '../../_parts/postOffice/takeAnswerFile.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { answerOf, askedLines, moveOf } from './answerOf.ts';
import { isTestOfPortal } from './isTestOfPortal.ts';

type Kit = Pick<Wiring, 'store' | 'now' | 'newId'>;

/** How often an answer is matched while others change its request at the same time. */
const mostTries = 5;

const open: readonly string[] = ['sent', 'underReview', 'informationRequested', 'error'];
const isOpen = ({ state }: StoredAuthorization): boolean => open.includes(state);
const notTaken = (reason: UnmatchedReason): Matched => ({ isTaken: false, reason });
const takenFor = (versions: readonly StoredAuthorization[]): Matched => ({
  isTaken: true,
  matched: versions.map(({ authorizationId, requestNumber }) => ({
    authorizationId,
    requestNumber: requestNumber ?? '',
  })),
});
const same = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** What a file says of a version: alone, and together with what was answered before. */
interface Read extends ReturnType<typeof answerOf> {
  readonly target: StoredAuthorization;
  readonly merged: AuthorizationAnswer | 'changesDecision';
}

/** What was answered before, without the lines that an earlier release read otherwise than the table of truth: the payer may decide them now. */
function trusted(target: StoredAuthorization): AuthorizationAnswer | null {
  const { answer } = target;
  const review = rereadAnswer(target);
  if (!answer || !review) return answer;
  const isUnclear = (lineId: string): boolean => review.reason !== null || review.lineIds.includes(lineId);
  const lines = answer.lines.map((line) => (isUnclear(line.lineId) ? { ...line, outcome: 'pended' as const } : line));
  return { ...answer, lines };
}

function readFor(target: StoredAuthorization, given: PriorAuthorization, at: string): Read {
  const read = answerOf(target, given, { answeredAt: given.transactionDate ?? at, isTest: isTestOfPortal(given) });
  return { target, ...read, merged: mergedAnswer(trusted(target), read.answer) };
}

/** Whether a version has this answer already: a file comes again after a fault. One without an instant of its own has that of the one before. */
function hasIt(found: StoredAuthorization, given: PriorAuthorization): boolean {
  if (found.answer === null) return false;
  const { answer, kept } = readFor(found, given, found.answer.answeredAt);
  return kept === null && bringsNothing(found.answer, answer);
}

/** The versions that an answer is for: a cancellation is answered without lines; everything else is for what is still open. */
function targetsOf(
  versions: readonly StoredAuthorization[],
  { activities, idPayer }: PriorAuthorization,
): StoredAuthorization[] {
  const waiting = versions.filter(isOpen);
  const newest = waiting.at(-1);
  if (newest?.type === 'cancellation' && activities.length === 0 && idPayer === null) return [newest];
  return waiting.filter(({ type }) => type !== 'cancellation');
}

/** What a payer asks for in a file: it names lines and gives its words, and no type of document. */
function askedInformation(answer: AuthorizationAnswer, at: string): StoredAuthorization['desk']['information'][number] {
  const text = answer.comments === null ? {} : { text: answer.comments.slice(0, 500) };
  const lines = askedLines(answer).slice(0, mostAskedItems);
  const asked = { documentType: 'other' as const, ...text, answer: null };
  const items = lines.map((lineId) => ({ ...asked, lineId }));
  return { items: items.length > 0 ? items : [asked], askedAt: at, answeredAt: null };
}

/** A version with its answer; its clock stands still while the facility is asked. */
function withAnswer(found: StoredAuthorization, answer: AuthorizationAnswer, state: AuthorizationState, at: string) {
  const now = new Date(at);
  const runs = stateRow(authorizationLife, state).pauses ? pauseClock : resumeClock;
  const information = [...found.desk.information, askedInformation(answer, at)];
  return {
    ...found,
    ...{ answer, payerReference: answer.payerReference, validTo: answer.validTo, state },
    stateSince: state === found.state ? found.stateSince : at,
    clock: runs(respondClock(found.clock, now), now),
    ...(state === 'informationRequested' && { desk: { ...found.desk, information } }),
    version: found.version + 1,
  };
}

/** The writes of a version with its answer, and the news of it for its sender. */
async function answered(kit: Kit, found: StoredAuthorization, answer: AuthorizationAnswer, at: string, place: number) {
  const move = moveOf(answer);
  const { from, to } = moveRow(authorizationLife, move);
  const moves = from.includes(found.state);
  const state: AuthorizationState = moves && to ? to : found.state;
  const after: StoredAuthorization = withAnswer(found, answer, state, at);
  if (!moves) return draftWrites(found, after, at);
  const news = state === found.state ? [] : await answerNews(kit, after);
  return [
    ...authorizationWrites(found, after, { at, event: move, by: null, detail: answer.denialCode }, place),
    ...news,
  ];
}

/** What a refused cancellation does to the request that it cancelled. */
function restored(
  versions: readonly StoredAuthorization[],
  cancellation: StoredAuthorization,
  at: string,
): TransactItem[] {
  const earlier = versions.find(({ authorizationId }) => authorizationId === cancellation.follows);
  if (earlier?.state !== 'cancelled') return [];
  const event = earlier.answer
    ? moveOf(earlier.answer) === 'approvePartly'
      ? 'reinstatePartly'
      : 'reinstate'
    : 'reopen';
  const to = moveRow(authorizationLife, event).to ?? earlier.state;
  const after = { ...earlier, state: to, stateSince: at, version: earlier.version + 1 };
  return authorizationWrites(earlier, after, { at, event, by: null, detail: null }, 1);
}

/**
 * Keeps of an answer that nothing waits for that it came: on the timeline of the request that was cancelled, once for each file, and not before the cancellation. The request itself stays
 * as it is, so that nobody who has it open is overtaken.
 */
async function noteAfterCancellation(
  { store }: Kit,
  versions: readonly StoredAuthorization[],
  given: PriorAuthorization,
  { sha256: content, fetchedAt }: PostOfficeFile,
): Promise<Matched> {
  const cancelled = versions.findLast(({ state }) => state === 'cancelled');
  if (!cancelled) return notTaken('alreadyAnswered');
  const at = fetchedAt > cancelled.stateSince ? fetchedAt : cancelled.stateSince;
  const event = { at, event: 'answerAfterCancellation', by: null, detail: null } as const;
  const order = `~${sha256(`${content} ${given.id}`).slice(0, 26)}`;
  await writeTogether(store, [authorizations.timeline.put(cancelled, event, order)]);
  return notTaken('afterCancellation');
}

/** The requests with an answer that a person has to look at: both sides see that it came and why it was not taken, once for each file, and the sender is told. */
async function noteKept(
  kit: Kit,
  reads: readonly Read[],
  reason: KeptReason | 'changesDecision',
  { given, file }: { readonly given: PriorAuthorization; readonly file: PostOfficeFile },
): Promise<Matched> {
  const order = `~${sha256(`${file.sha256} ${given.id}`).slice(0, 26)}`;
  for (const { target } of reads) {
    const event = { at: file.fetchedAt, event: 'answerKept', by: null, detail: reason } as const;
    const items = [authorizations.timeline.put(target, event, order), ...(await keptNews(kit, target))];
    await writeTogether(kit.store, items);
  }
  return notTaken(reason);
}

/** Why the answer is no answer to these versions; null where it is. */
const reasonIn = (reads: readonly Read[]): KeptReason | 'changesDecision' | null =>
  reads.find(({ kept }) => kept !== null)?.kept ??
  (reads.some(({ merged }) => merged === 'changesDecision') ? 'changesDecision' : null);

/**
 * REQ-EAUTH-10: takes a payer's answer for the request, or the question of eligibility, that it names, once. What answers nothing, is another payer's, comes after a cancellation or approves
 * more than was asked is not taken, and neither is one that contradicts itself: the file is kept with the reason.
 */
export async function matchAnswer(
  kit: Kit,
  given: PriorAuthorization,
  file: PostOfficeFile,
  tries = mostTries,
): Promise<Matched> {
  const versions = await findByNumber(kit.store, file.facilityId, given.id);
  // Eligibility is answered in the same way, under numbers of the same form.
  if (versions.length === 0) return matchEligibility(kit, given, file);
  if (!versions.some(({ payerCode }) => same(payerCode, given.senderId))) return notTaken('otherPayer');
  const answeredBefore = versions.filter((version) => hasIt(version, given));
  if (answeredBefore.length > 0) return takenFor(answeredBefore);
  const targets = targetsOf(versions, given);
  if (targets.length === 0) return noteAfterCancellation(kit, versions, given, file);
  const at = kit.now().toISOString();
  const reads = targets.map((target) => readFor(target, given, at));
  const reason = reasonIn(reads);
  if (reason !== null) return noteKept(kit, reads, reason, { given, file });
  const writes = reads.map(async ({ target, merged, head }, place) => [
    ...(merged === 'changesDecision' ? [] : await answered(kit, target, merged, at, place)),
    ...(target.type === 'cancellation' && head === 'deny' ? restored(versions, target, at) : []),
  ]);
  const items = (await Promise.all(writes)).flat();
  if (await writeTogether(kit.store, items)) return takenFor(targets);
  // Somebody has changed the request meanwhile, perhaps by this answer: it is matched with what is there now.
  if (tries > 1) return matchAnswer(kit, given, file, tries - 1);
  throw new Error('The request of an answer was changed meanwhile');
}
