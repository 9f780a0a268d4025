import type { Call } from './call.ts';
import type { AuditRecord, Wiring } from './wiring.ts';

/** The audit records of a call: one for each record that it named, else one that says only who did what. */
function recordsOf(call: Call, action: string, outcome: string): AuditRecord[] {
  const user = call.session?.user;
  const common = {
    at: call.receivedAt.toISOString(),
    action,
    actor: user?.userId ?? null,
    actorFacilityId: user?.facilityId ?? null,
    outcome,
    requestId: call.requestId,
    sourceIp: call.sourceIp,
    userAgent: call.userAgent,
  };
  if (call.audited.length === 0) return [{ ...common, entity: null, entityId: null }];
  return call.audited.map(({ entity, id, before, after, actor }) => ({
    ...common,
    actor: actor ?? common.actor,
    entity,
    entityId: id,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }));
}

/** Stores the audit records of a call whose endpoint asks for them; an attempt that was refused for its role is one too. */
export async function writeAudit(wiring: Wiring, call: Call, outcome: string): Promise<void> {
  const action = call.route?.endpoint.audit;
  if (!action || !call.isAttempted) return;
  for (const record of recordsOf(call, action, outcome)) await wiring.writeAudit(record);
}
