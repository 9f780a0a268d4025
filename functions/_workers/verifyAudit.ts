import { findSealing } from '../_data/audit/auditProgress.ts';
import type { VerificationState } from '../_data/audit/auditVerification.ts';
import { wiring } from '../_data/wiring.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { workerHandler } from '../_kit/workerHandler.ts';
import { verifyTrail } from '../auditTrail/verifyTrail.ts';

/** Below the timeout of the function by more than a chain takes. */
const workMs = 4 * 60_000;
const hourMs = 3_600_000;

/** A round a day: the next begins when the last ended so long ago. */
const restMs = 23 * hourMs;

const hoursSince = (instant: string | null | undefined, now: Date): number =>
  instant ? Math.floor((now.getTime() - Date.parse(instant)) / hourMs) : 0;

/** Findings of the round that is under way and of the last, so that an alarm ends with a round that found nothing. */
const findingsOf = ({ round, last }: VerificationState): number => Math.max(round?.findings ?? 0, last?.findings ?? 0);

/** Verifies the audit trail in parts. Its numbers are what alarms watch, those of rounds that a person has begun too. */
export const verifyAudit = (kit: Wiring) =>
  workerHandler<unknown, void>(
    'verifyAudit',
    async (_event, { store, now, newId, count }) => {
      const at = now();
      const begins = ({ last }: VerificationState) => !last || at.getTime() - Date.parse(last.endedAt) > restMs;
      const state = await verifyTrail({ store, now, newId }, { begins, until: new Date(at.getTime() + workMs) });
      const sealing = await findSealing(store);
      count('auditFindings', findingsOf(state));
      count('auditVerifiedHours', hoursSince(state.last?.endedAt ?? state.round?.startedAt, now()));
      // The first day that waits for its seal is over since then.
      count('auditSealDueHours', Math.max(0, hoursSince(sealing && `${sealing.nextDay}T00:00:00.000Z`, now()) - 24));
    },
    kit,
  );

/** The Lambda handler: runs every five minutes. */
export const handler = verifyAudit(wiring);
