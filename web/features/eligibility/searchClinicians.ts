import { type ClinicianOption, clinicianApi } from '../../../shared/api/clinician.ts';
import { call } from '../../api/client.ts';

/** The facility's clinicians by the start of a name or licence, for the clinician's field. */
export async function searchClinicians(text: string, signal: AbortSignal): Promise<readonly ClinicianOption[]> {
  const { data } = await call(clinicianApi.endpoints.getClinicians, { query: { searchFilter: text } }, { signal });
  return data ?? [];
}

export const clinicianLabel = ({ fullName, licenseNo }: Pick<ClinicianOption, 'fullName' | 'licenseNo'>): string =>
  `${fullName} (${licenseNo})`;
