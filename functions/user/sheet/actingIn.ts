import type { AuditRecord } from '../../_kit/wiring.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import type { ImportContext } from '../../_parts/sheetImport/importServer.ts';
import type { ActingContext } from '../actingContext.ts';

/** The acting person of an import, for the rules of the calls. What these note for the audit trail comes to `note`. */
export const actingIn = (ctx: ImportContext, note: ActingContext['audited'] = () => undefined): ActingContext => ({
  store: ctx.store,
  now: ctx.now,
  newId: ctx.newId,
  user: ctx.actor,
  audited: note,
});

type Noted = Pick<AuditRecord, 'action' | 'entityId' | 'outcome'> & Pick<Partial<AuditRecord>, 'before' | 'after'>;

/** Adds to the audit trail what a row did with an account, as the same call would. */
export const auditPerson = (ctx: ImportContext, noted: Noted): Promise<void> =>
  auditRow(ctx, { entity: noted.entityId === null ? null : 'user', ...noted });

const grave: readonly string[] = ['notAllowed', 'ownChange'];

/** The entry of an attempt to give by a sheet what the acting person may not give. */
export async function auditRefusal(
  ctx: ImportContext,
  action: 'user.add' | 'user.change',
  { entityId = null, code }: { readonly entityId?: string | null; readonly code: string },
): Promise<void> {
  if (grave.includes(code)) await auditPerson(ctx, { action, entityId, outcome: code });
}
