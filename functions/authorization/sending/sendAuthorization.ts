import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { moveRow } from '../../../shared/_parts/life.ts';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
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
import { type AuthorizationEntry, outboxFinish } from '../../_data/outbox/outbox.ts';
import { awaitedUntil, pollSoon } from '../../_data/postOfficePoll/postOfficePoll.ts';
import { dispositionFlag } from '../../_parts/postOffice/dispositionFlag.ts';
import {
  isSurelyAbsent,
  isUnderWay,
  type OfficeSending,
  type OpenTransmission,
  sendLater,
  type UnderWay,
} from '../../_parts/postOffice/officeSending.ts';
import { type OpenOffice, openPostOffice } from '../../_parts/postOffice/openPostOffice.ts';
import { noCredentials, refusedCredentials, regulatorWordOf } from '../../_parts/postOffice/regulatorWords.ts';
import { uploadOnce } from '../../_parts/postOffice/uploadOnce.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { fileInstantOf, priorRequestOf } from './priorRequestOf.ts';
import { requestFiles } from './requestFiles.ts';
import { sendingReport } from './sendingReport.ts';

const shown = (finding: Finding): RegulatorFinding => ({
  ...regulatorWordOf(finding),
  lineId: finding.reference ?? null,
});

type Change = Partial<StoredAuthorization>;

/** Ends the sending with what it makes of the request. False when the request or the entry has changed meanwhile: the entry comes again. */
async function end(
  { wiring }: OfficeSending,
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
  return uploadOnce(office, file, { madeAt, isFirst });
}

/** The payer's number of what is sent again: the earlier request's, or of a reply the one with which the payer asked. */
async function earlierReference({ wiring }: OfficeSending, record: StoredAuthorization): Promise<string | null> {
  if (record.reply) return record.payerReference;
  if (record.follows === null) return null;
  const [earlier] = await authorizations.findAll(wiring.store, { kind: 'all' }, [record.follows]);
  return earlier?.facilityId === record.facilityId ? (earlier.answer?.payerReference ?? null) : null;
}

/**
 * REQ-EAUTH-08: sends a request to the post office of its facility's regulator, once. What the regulator finds stands at the request; an office that is down,
 * or that did not say, is asked again, and first whether it has the file.
 */
export async function sendAuthorization(sending: OfficeSending, entry: AuthorizationEntry): Promise<string> {
  const { store, now } = sending.wiring;
  const record = await authorizations.find(
    store,
    { kind: 'facility', facilityId: entry.facilityId },
    entry.authorizationId,
  );
  if (record?.outboxId !== entry.outboxId || !isUnderWay(record)) {
    await writeTogether(store, [outboxFinish(entry, now())]);
    return 'settled';
  }
  const open = await openPostOffice({ store, now, circuits: sending.circuits }, entry.facilityId);
  if (!open || !isConnectedRegulator(open.regulatorId)) {
    const findings = [shown(noCredentials)];
    return (await end(sending, entry, record, notSent(record, findings))) ? 'noCredentials' : 'changed';
  }
  const payerReference = await earlierReference(sending, record);
  const files = await requestFiles(store, record);
  const request = priorRequestOf(record, { dispositionFlag: dispositionFlag(), payerReference, files });
  const file = writePriorRequest(request, open.regulatorId);
  const answer = await uploaded(open, file, record, isSurelyAbsent(entry, record));
  return settle(sending, entry, record, { answer, fileName: file.fileName, regulatorId: open.regulatorId });
}

/** What the office's word makes of the request. */
async function settle(
  sending: OfficeSending,
  entry: AuthorizationEntry,
  record: UnderWay<StoredAuthorization>,
  { answer, fileName, regulatorId }: { answer: UploadAnswer; fileName: string; regulatorId: number },
): Promise<string> {
  const { store, now } = sending.wiring;
  const { outcome, findings: found } = answer;
  if (outcome === 'unknown' || outcome === 'unavailable') {
    const keep = (transmission: OpenTransmission) =>
      draftWrites(record, { ...record, transmission, version: record.version + 1 });
    return sendLater(sending, entry, { before: record.transmission, answer: { ...answer, outcome }, keep });
  }
  const findings = (outcome === 'loginFailed' ? [refusedCredentials] : found).map(shown);
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
