import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { findListedClinician } from '../_data/clinician/listedClinician.ts';
import type { Operation } from '../_kit/context.ts';

/**
 * REQ-CLIN-09: a clinician by the whole licence, and by the Emirates ID where it is given, in the regulators' lists alone: what facilities
 * have entered of their people is theirs. An Emirates ID without the licence would tell whose it is, so the licence is asked for.
 */
export const searchNonNetworkClinician: Operation<typeof clinicianApi.endpoints.searchNonNetworkClinician> = async (
  { query },
  ctx,
) => {
  const listed = await findListedClinician(ctx.store, query.clinicianLicense);
  const isOther = query.emiratesId !== undefined && listed?.emiratesId !== query.emiratesId;
  if (!listed?.isActive || isOther) return [];
  const { licenseNo, fullName, specialty } = listed;
  ctx.audited({ entity: 'listedClinician', id: licenseNo });
  return [{ clinicianId: licenseNo, fullName, licenseNo, specialty }];
};
