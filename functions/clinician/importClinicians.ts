import { clinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { importListed } from './importListed.ts';
import { importOwn } from './importOwn.ts';
import { isOfPortal } from './ownFacility.ts';
import { sheetRows } from './sheetRows.ts';

/**
 * REQ-CLIN-14: a super administrator takes in a regulator's list, against which licences are proven; others take in clinicians of their
 * own facilities, which prove nothing. Nothing is stored while a row is wrong.
 */
export const importClinicians: Operation<typeof clinicianApi.endpoints.importClinicians> = async (
  { query, body },
  ctx,
) => {
  // The query names the regulator here, and no licence may stand twice in a regulator's list.
  const facts = isOfPortal(ctx) ? { ...clinicianSheet, optionalKey: [] } : clinicianSheet;
  const { rows, findings } = await sheetRows(body.file, facts);
  if (findings.length > 0) return { added: 0, changed: 0, same: 0, findings: [...findings] };
  const done = await (isOfPortal(ctx) ? importListed : importOwn)(ctx, query.regulatoryId, rows);
  const { added, changed, same } = done;
  ctx.audited({ entity: 'regulator', id: String(query.regulatoryId), after: { added, changed, same } });
  return done;
};
