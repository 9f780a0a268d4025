import type { AuditRecord } from '../../_kit/wiring.ts';
import type { ImportContext } from './importServer.ts';

type Noted = Pick<AuditRecord, 'action' | 'entity' | 'entityId' | 'outcome'> &
  Partial<Pick<AuditRecord, 'actorFacilityId' | 'before' | 'after'>>;

/** Adds to the audit trail what a row did, as the call of the same act would: by the acting person, at the import's facility if no other is named. */
export const auditRow = (ctx: ImportContext, noted: Noted): Promise<void> =>
  ctx.writeAudit({
    ...{ at: ctx.now().toISOString(), actor: ctx.actor.userId, requestId: ctx.imported.importId },
    actorFacilityId: ctx.imported.scope.kind === 'facility' ? ctx.imported.scope.facilityId : null,
    ...{ sourceIp: '', userAgent: 'runImports', ...noted },
  });
