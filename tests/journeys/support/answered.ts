import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { until } from '../../support/until.ts';
import { betweenLooksMs, type PortalApi } from './portalApi.ts';

/** Waits until the payer has answered a request of the session's facility, and answers its status. */
export async function answered(api: PortalApi, session: SignedInUser, eligibilityId: string): Promise<number> {
  const path = `/api/eligibilitycheck/geteligibilityrequest?eligibilityId=${eligibilityId}`;
  let status: number = eligibilityStatus.Pending;
  await until(async () => {
    status = (await api.call<{ status: number }>(path, { session })).data?.status ?? status;
    return status !== eligibilityStatus.Pending;
  }, betweenLooksMs);
  return status;
}
