import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { retryDelaySeconds } from '../../../shared/_field/retryDelay.ts';
import { moveRow } from '../../../shared/_parts/life.ts';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import type { Circuits } from '../../_connect/circuit.ts';
import {
  type Finding,
  isAccepted,
  type TransactionFile,
  type UploadAnswer,
} from '../../_connect/postOffice/postOffice.ts';
import { writePriorRequest } from '../../_connect/postOffice/writePriorRequest.ts';
import {
  authorizations,
  authorizationWrites,
  draftWrites,
  type StoredAuthorization,
} from '../../_data/authorization/authorization.ts';
import { type AuthorizationEntry, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { queueRetry } from '../../_data/outbox/outboxQueue.ts';
import { awaitedUntil, pollSoon } from '../../_data/postOfficePoll/postOfficePoll.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { dispositionFlag } from '../../_parts/postOffice/dispositionFlag.ts';
import { type OpenOffice, openPostOffice } from '../../_parts/postOffice/openPostOffice.ts';
import { uploadOnce } from '../../_parts/postOffice/uploadOnce.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { fileInstantOf, priorRequestOf } from './priorRequestOf.ts';
import { requestFiles } from './requestFiles.ts';
import { fieldNamed, sendingReport } from './sendingReport.ts';

/** The longest pause between two tries: the office may be down for hours. */
const longestPauseSeconds = 900;

interface Sending {
  readonly wiring: Wiring;
  readonly circuits: Circuits;
  readonly retryBaseSeconds: number;
}

const shown = ({ type, objectName, field, value = '', reference, text }: Finding): RegulatorFinding => ({
  severity: type === 'Error' ? 'error' : 'warning',
  field: fieldNamed(objectName, field),
  lineId: reference ?? null,
  value,
  text,
});

const ourFinding = (text: string): RegulatorFinding => ({
  severity: 'error',
  field: '',
  lineId: null,
  value: '',
  text,
});

type Change = Partial<StoredAuthorization>;

/** Ends the sending with what it makes of the request. False when the request or the entry has changed meanwhile: the entry comes again. */
async function end(
  { wiring }: Sending,
  entry: AuthorizationEntry,
  record: StoredAuthorization,
  change: Change,
  besides: readonly TransactItem[] = [],
): Promise<boolean> {
  const at = wiring.now();
  const hasFailed = change.state === 'error';
  const after = {
    ...record,
    ...change,
    ...(hasFailed && { stateSince: at.toISOString() }),
    version: record.version + 1,
  };
  const writes = hasFailed
    ? authorizationWrites(record, after, { at: at.toISOString(), event: 'fail', by: null, detail: null })
    : draftWrites(record, after);
  return writeTogether(wiring.store, [...writes, ...besides, outboxFinish(entry, at)]);
}

/** Brings the entry back later, remembering whether the office may have the file. A try that was surely not taken does not count. */
async function again(
  { wiring, retryBaseSeconds }: Sending,
  entry: AuthorizationEntry,
  record: StoredAuthorization,
  { transmission, retryAt }: { transmission: 'queued' | 'unknown'; retryAt?: string | undefined },
): Promise<string> {
  const now = wiring.now();
  const usual = Math.min(
    retryDelaySeconds(Math.max(entry.attempts, 1), retryBaseSeconds, Math.random()),
    longestPauseSeconds,
  );
  const seconds = retryAt === undefined ? usual : Math.max(1, (Date.parse(retryAt) - now.getTime()) / 1000);
  const change =
    record.transmission === transmission
      ? []
      : draftWrites(record, { ...record, transmission, version: record.version + 1 });
  await writeTogether(wiring.store, [
    ...change,
    outboxReturn(entry, new Date(now.getTime() + seconds * 1000), transmission === 'unknown' ? 1 : 0),
  ]);
  await queueRetry(entry, Math.ceil(seconds));
  return transmission === 'unknown' ? 'unknown' : 'unavailable';
}

/** A payer that answers is one that has the request. */
const isAnswered = ({ state }: StoredAuthorization): boolean =>
  ['approved', 'partiallyApproved', 'denied', 'informationRequested', 'expired'].includes(state);

/** A request that could not be sent is corrected, unless it has ended meanwhile. */
const notSent = ({ state }: StoredAuthorization, findings: readonly RegulatorFinding[]): Change => ({
  ...(moveRow(authorizationLife, 'fail').from.some((from) => from === state) && { state: 'error' }),
  transmission: 'rejected',
  findings: [...findings],
});

/** Uploads the file, unless an earlier try may have brought it and the office says that it has it. */
function uploaded(
  { office }: OpenOffice,
  file: TransactionFile,
  record: StoredAuthorization,
  isFirst: boolean,
): Promise<UploadAnswer> {
  // Who answers has the file: the answer was there before the office's word on the upload.
  if (isAnswered(record)) return Promise.resolve({ outcome: 'accepted', findings: [] });
  const madeAt = new Date(fileInstantOf(record));
  return uploadOnce(office, file, { madeAt, isFirst: isFirst && record.transmission === 'queued' });
}

/** The payer's number of what is sent again: the earlier request's, or of a reply the one with which the payer asked. */
async function earlierReference({ wiring }: Sending, record: StoredAuthorization): Promise<string | null> {
  if (record.reply) return record.payerReference;
  if (record.follows === null) return null;
  const [earlier] = await authorizations.findAll(wiring.store, { kind: 'all' }, [record.follows]);
  return earlier?.facilityId === record.facilityId ? (earlier.answer?.payerReference ?? null) : null;
}

/**
 * REQ-EAUTH-08: sends a request to the post office of its facility's regulator, once. What the regulator finds stands at the request; an office that is down,
 * or that did not say, is asked again, and first whether it has the file.
 */
export async function sendAuthorization(sending: Sending, entry: AuthorizationEntry): Promise<string> {
  const { store, now } = sending.wiring;
  const record = await authorizations.find(
    store,
    { kind: 'facility', facilityId: entry.facilityId },
    entry.authorizationId,
  );
  const isOpen =
    record?.outboxId === entry.outboxId && (record.transmission === 'queued' || record.transmission === 'unknown');
  if (!record || !isOpen) {
    await writeTogether(store, [outboxFinish(entry, now())]);
    return 'settled';
  }
  const open = await openPostOffice({ store, now, circuits: sending.circuits }, entry.facilityId);
  if (!open || !isConnectedRegulator(open.regulatorId)) {
    const findings = [ourFinding('The facility has no credentials of its regulator.')];
    return (await end(sending, entry, record, notSent(record, findings))) ? 'noCredentials' : 'changed';
  }
  const payerReference = await earlierReference(sending, record);
  const files = await requestFiles(store, record);
  const request = priorRequestOf(record, { dispositionFlag: dispositionFlag(), payerReference, files });
  const file = writePriorRequest(request, open.regulatorId);
  const answer = await uploaded(open, file, record, entry.attempts <= 1);
  return settle(sending, entry, record, { answer, fileName: file.fileName, regulatorId: open.regulatorId });
}

/** What the office's word makes of the request. */
async function settle(
  sending: Sending,
  entry: AuthorizationEntry,
  record: StoredAuthorization,
  { answer, fileName, regulatorId }: { answer: UploadAnswer; fileName: string; regulatorId: number },
): Promise<string> {
  const { store, now } = sending.wiring;
  const { outcome, findings: found, retryAt } = answer;
  if (outcome === 'unknown' || outcome === 'unavailable') {
    // Nobody knows whether an earlier try has arrived: a later one that surely has not says nothing of it.
    const transmission = outcome === 'unknown' || record.transmission === 'unknown' ? 'unknown' : 'queued';
    return again(sending, entry, record, { transmission, retryAt });
  }
  const findings =
    outcome === 'loginFailed'
      ? [ourFinding('The regulator does not accept the credentials of the facility.')]
      : found.map(shown);
  const change: Change = isAccepted(answer)
    ? { transmission: 'accepted', transmittedAt: now().toISOString(), findings }
    : notSent(record, findings);
  const at = now().toISOString();
  const report = sendingReport(record, entry, { regulatorId, fileName, answer, at });
  if (!(await end(sending, entry, record, change, report))) return 'changed';
  if (isAccepted(answer))
    await pollSoon(store, { ...entry, regulatorId }, { now: now(), busyUntil: awaitedUntil(now()) });
  return outcome;
}
