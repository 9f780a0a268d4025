import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { connectedRegulators } from '../../../shared/_field/regulator.ts';
import type { PartDetail } from '../../../shared/systemStatus/partDetail.ts';
import type { Incident } from '../../../shared/systemStatus/routes.ts';
import {
  mailPart,
  payerPart,
  portalPart,
  regulatorPart,
  type StatusPart,
  stateNow,
} from '../../../shared/systemStatus/statusParts.ts';
import { isAskedByGateway } from '../../_data/payer/gatewayPayers.ts';
import { listPayers, type Payer } from '../../_data/payer/payer.ts';
import { type FailingConnection, readFailing } from '../../_data/payer/payerConnection.ts';
import type { StatusProbe } from '../../_data/systemStatus/probe.ts';
import { readStatusNow } from '../../_data/systemStatus/statusNow.ts';

/** The faults of a question that a look at the same address would meet too. */
const seenByLooks: readonly string[] = ['unreachable', 'timeout', 'serverError'];
/**
 * The faults with which no question is answered. Every other one is of a single answer, an error of the payer's server among them: whether the system
 * itself works, the next look says.
 */
const stopsAnswers: readonly string[] = ['unreachable', 'timeout', 'credentialsRejected', 'credentialsMissing'];

/** What failed last, unless a later look has found the system well, and would have met the same. */
function faultNow(failing: FailingConnection | undefined, probe: StatusProbe | null): FailingConnection | null {
  if (!failing) return null;
  const isOver = probe?.isUp && probe.checkedAt > failing.failedAt && seenByLooks.includes(failing.lastFault);
  return isOver ? null : failing;
}

/** A part with what only those who run the portal are told of its looks. */
export interface PartNow extends PartDetail {
  readonly answeredAt: string | null;
  readonly tookMs: number | null;
}

interface Known {
  readonly probe: StatusProbe | null;
  readonly failing: FailingConnection | undefined;
}

/** A part by the last look at it and by the last question that it did not answer. */
function partNow({ partId, kind, names }: StatusPart, { probe, failing }: Known, now: Date): PartNow {
  const fault = faultNow(failing, probe);
  const looked = stateNow(probe, now);
  const isStopped = fault !== null && stopsAnswers.includes(fault.lastFault);
  const state = isStopped ? 'down' : looked;
  // A part in an unknown state has no beginning: the last look is too old.
  const since = looked === state && probe && state !== 'unknown' ? probe.since : null;
  return {
    ...{ partId, kind, name: names.en, nameArabic: names.ar, state },
    checkedAt: probe?.checkedAt ?? null,
    since: isStopped && since === null ? fault.failedAt : since,
    lastFault: fault?.lastFault ?? null,
    failedAt: fault?.failedAt ?? (state === 'down' ? (probe?.checkedAt ?? null) : null),
    answeredAt: probe?.answeredAt ?? null,
    tookMs: probe?.tookMs ?? null,
  };
}

/** Every part that the portal watches, as it is now, and the open incidents: THE source of what works for all screens. */
export async function partsNow(
  store: DynamoDBDocumentClient,
  now: Date,
  readPayers: Promise<readonly Payer[]> = listPayers(store),
): Promise<{ parts: PartNow[]; incidents: Incident[] }> {
  const [payers, { probes, incidents }] = await Promise.all([readPayers, readStatusNow(store)]);
  const asked = payers.filter(isAskedByGateway);
  const failing = new Map((await readFailing(store, asked, now)).map((each) => [each.payerCode, each]));
  const of = (part: StatusPart, payer?: Payer): PartNow =>
    partNow(part, { probe: probes.get(part.partId) ?? null, failing: payer && failing.get(payer.payerCode) }, now);
  const own = [portalPart, mailPart, ...connectedRegulators.map(regulatorPart)].map((part) => of(part));
  return { parts: [...own, ...asked.map((payer) => of(payerPart(payer), payer))], incidents: [...incidents] };
}

/** Whether those who run the portal have to look at a part: it does not answer, or its last answer was of no use. */
export const isFailing = ({ state, lastFault }: PartDetail): boolean => state === 'down' || lastFault !== null;
