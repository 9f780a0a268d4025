import { clinicianLicensePattern } from '../../../shared/clinician/clinicians.ts';
import { type ClinicianOption, clinicianApi } from '../../../shared/clinician/routes.ts';
import { call } from '../../api/client.ts';

const { getClinicians, getReferralClinicians } = clinicianApi.endpoints;

const search =
  (endpoint: typeof getClinicians | typeof getReferralClinicians) =>
  async (text: string, signal: AbortSignal): Promise<readonly ClinicianOption[]> => {
    const { data } = await call(endpoint, { query: { searchFilter: text } }, { signal });
    return data ?? [];
  };

/** The facility's clinicians by the start of a name or licence, for the clinician's field. */
export const searchClinicians = search(getClinicians);

const searchReferrers = search(getReferralClinicians);

/** What a number has, so that a name that was not found is not taken for a licence. */
const isLicence = (text: string): boolean => clinicianLicensePattern.test(text) && /\d/.test(text);

/** Those who refer patients; a licence that the facility does not know is one of another facility's, and can be chosen too. */
export async function searchReferralClinicians(text: string, signal: AbortSignal): Promise<readonly ClinicianOption[]> {
  const found = await searchReferrers(text, signal);
  if (found.length > 0 || !isLicence(text)) return found;
  return [{ clinicianId: text, fullName: '', licenseNo: text.toUpperCase(), specialty: '' }];
}

export const clinicianLabel = ({ fullName, licenseNo }: Pick<ClinicianOption, 'fullName' | 'licenseNo'>): string =>
  fullName ? `${fullName} (${licenseNo})` : licenseNo;
