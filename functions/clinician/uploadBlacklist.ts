import { createHash } from 'node:crypto';
import { blacklistSheet } from '../../shared/clinician/clinicianSheets.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { blacklistPut, noteNumbers, type StoredBlacklist, type StoredLine } from '../_data/clinician/blacklist.ts';
import { cliniciansWith } from '../_data/clinician/clinician.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { makerOf } from '../_parts/approval.ts';
import { waitingNews, writeWithNews } from './blacklistNews.ts';
import { blacklistScope } from './blacklistScope.ts';
import { sheetRows } from './sheetRows.ts';

/** The rows that name nobody of the facility: a facility's list is about its own clinicians. */
async function strangers(ctx: SessionContext, rows: readonly { row: number; values: { license: string } }[]) {
  const scope = await blacklistScope(ctx);
  if (scope === 'everywhere') return [];
  const known = await cliniciansWith(
    ctx.store,
    scope,
    rows.map(({ values }) => values.license),
  );
  const licenses = new Set(known.map(({ licenseNo }) => licenseNo.toUpperCase()));
  return rows
    .filter(({ values }) => !licenses.has(values.license.toUpperCase()))
    .map(({ row }) => ({ row, column: 'license', code: 'unknownClinician' }));
}

/**
 * REQ-CLIN-15: a blacklist that waits for a second person. It is stored whole or, while a row is wrong, not at all. A facility lists its own
 * clinicians; a super administrator's list holds everywhere.
 */
export const uploadBlacklist: Operation<typeof clinicianApi.endpoints.uploadBlacklist> = async ({ body }, ctx) => {
  const { rows, findings: wrong } = await sheetRows(body.file, blacklistSheet);
  const findings = [...wrong, ...(await strangers(ctx, rows))];
  if (findings.length > 0) return { blacklistId: null, accepted: 0, findings };
  const scope = await blacklistScope(ctx);
  const blacklistId = ctx.newId();
  const lines: StoredLine[] = rows.map(({ values }) => ({
    clinicianLicense: values.license,
    emiratesId: values.emiratesId,
    reason: values.reason,
  }));
  const fileHash = createHash('sha256')
    .update(new Uint8Array(await body.file.arrayBuffer()))
    .digest('hex');
  const list: StoredBlacklist = {
    ...{ blacklistId, facilityId: scope === 'everywhere' ? null : scope, state: 'waiting', lines, fileHash },
    ...{ fileName: body.file.name.slice(0, 200), ...(await makerOf(ctx)), version: 1 },
    ...{ decidedAt: null, decidedByName: null, decisionReason: null },
  };
  await noteNumbers(ctx.store, scope, list);
  await writeWithNews(ctx, blacklistPut(scope, null, list), await waitingNews(ctx, scope, list));
  ctx.audited({ entity: 'blacklist', id: blacklistId, after: { state: 'waiting', lines: lines.length, fileHash } });
  return { blacklistId, accepted: lines.length, findings: [] };
};
