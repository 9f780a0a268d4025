import { handler } from '../../../functions/facility/index.ts';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';

const { requestLicense } = facilityApi.endpoints;

/** A representative of a distributor; she works for no facility. */
export const aRepresentative = (
  role: 'SoftwareAllienceRepresentative' | 'SafeCareTechRepresentative' = 'SoftwareAllienceRepresentative',
): Promise<SignedIn> => signIn({ roles: [role], facility: null });

/** The id of a new request for portal licences of a stored facility. */
export async function licenseRequested(
  as: SignedIn,
  facilityLicense: string,
  numberOfUsers = 10,
  more: { requestTypeId?: number; licenseTypeIds?: number[] } = {},
): Promise<string> {
  const body = { facilityLicense, numberOfUsers, ...more };
  const { data } = await callApi(handler, requestLicense, { as, body });
  if (!data) throw new Error('The licences could not be asked for');
  return data.licenseRequestId;
}
