import type { AuditRecord } from '../../_kit/wiring.ts';
import type { WorkerContext } from '../../_kit/workerHandler.ts';

/** Puts on record what an operator did. Who that was is in the account's trail of invocations (CloudTrail), by the request id. */
export const writeOperatorAudit = (
  { requestId, now, writeAudit }: WorkerContext,
  record: Pick<AuditRecord, 'action' | 'entity' | 'entityId' | 'before' | 'after'>,
): Promise<void> =>
  writeAudit({
    at: now().toISOString(),
    actor: null,
    actorFacilityId: null,
    outcome: 'success',
    requestId,
    sourceIp: '',
    userAgent: 'operator',
    ...record,
  });

/** The answer to an operator that nothing was done, and why. */
export const refuse = (reason: string) => ({ outcome: 'refused', reason }) as const;
