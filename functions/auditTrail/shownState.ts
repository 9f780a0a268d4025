import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type AuditState, auditFinding, auditState, mostShownFindings } from '../../shared/auditTrail/routes.ts';
import { findSealing } from '../_data/audit/auditProgress.ts';
import { listFindings, type VerificationState } from '../_data/audit/auditVerification.ts';
import { openParser } from '../_kit/openParse.ts';
import { laterDay } from './utcDays.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownState = openParser(auditState.strip());
const shownFinding = openParser(auditFinding.strip());

/** The part of a round that the page shows: not its place in the trail. */
const shownRound = <Round extends { roundId: string }>({ roundId: _, ...round }: Round) => round;

/** The state as it is answered, with the findings of the round that is under way, or else of the last. */
export async function readShownState(
  store: DynamoDBDocumentClient,
  { round, last }: VerificationState,
): Promise<AuditState> {
  const sealing = await findSealing(store);
  const roundId = round?.findings ? round.roundId : (last ?? round)?.roundId;
  const found = roundId ? await listFindings(store, roundId, mostShownFindings) : [];
  const under = round && (({ after: _after, previousSeal: _seal, ...shown }) => shown)(shownRound(round));
  return shownState({
    sealedDay: sealing?.sealedAt ? laterDay(sealing.nextDay, -1) : null,
    sealedAt: sealing?.sealedAt ?? null,
    round: under,
    last: last && shownRound(last),
    findings: found.map((finding) => shownFinding(finding)),
  });
}
