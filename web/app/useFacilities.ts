import { useState } from 'react';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { bindingSteps } from '../../shared/_field/signInSteps.ts';
import { type FacilityOption, ownFacilityEndpoints } from '../../shared/facility/ownRoutes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { navigation } from '../base/navigation.ts';
import { takeOverFacility } from '../base/takeOverFacility.ts';

const { getCurrentUserFacilities, changeUserFacility } = ownFacilityEndpoints;

/** The user's facilities, and the switch to another of them (REQ-SHELL-13). */
export function useFacilities(user: SignedInUser) {
  // Payers have no facilities, and the server answers nothing before the sign-in steps are done.
  const isAsked = user.payerId === null && !bindingSteps.some((step) => user.pendingSteps.includes(step));
  const { data, error } = useApi(getCurrentUserFacilities, isAsked ? {} : null, { revalidateIfStale: false });
  const { send, isSending } = useApiMutation(changeUserFacility, { showsErrors: true });
  const [hasFailed, setFailed] = useState(false);

  const switchTo = async ({ facilityId, facilityLicense }: FacilityOption) => {
    setFailed(false);
    const outcome = await send({ query: { changedFacilityId: facilityId, changedFacilityLicense: facilityLicense } });
    if (!outcome.isDone || !outcome.data) return setFailed(true);
    takeOverFacility(outcome.data);
    navigation.reload();
  };
  return {
    facilities: data?.userFacilities ?? [],
    isConnected: data?.isMalaffiIntegration ?? false,
    /** The list or the switch did not work (REQ-PROFILE-18). */
    hasFailed: hasFailed || error !== undefined,
    isSwitching: isSending,
    switchTo,
  };
}
