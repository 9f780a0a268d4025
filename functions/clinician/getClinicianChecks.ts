import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { listChecks } from '../_data/clinician/clinicianCheck.ts';
import type { Operation } from '../_kit/context.ts';
import { shownCheck } from './shownCheck.ts';
import { namedClinician } from './verifiedClinician.ts';

/** REQ-SPEC-16: the evidence of a clinician, the newest first. */
export const getClinicianChecks: Operation<typeof clinicianApi.endpoints.getClinicianChecks> = async (
  { query },
  ctx,
) => {
  const { facility, clinician } = await namedClinician(ctx, query);
  const page = await listChecks(ctx.store, facility.facilityId, clinician.clinicianId, query);
  ctx.audited({ entity: 'clinician', id: clinician.clinicianId });
  return { ...page, items: page.items.map((check) => shownCheck(check, clinician, ctx.now())) };
};
