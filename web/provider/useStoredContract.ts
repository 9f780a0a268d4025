import { useEffect } from 'react';
import { ownFacilityEndpoints } from '../../shared/facility/ownRoutes.ts';
import { call } from '../api/client.ts';
import { changeSession, currentSession } from '../base/session.ts';

/** Opening the provider dashboard asks where the contract stands now: the insurer may have decided since the session began. */
export function useStoredContract(): void {
  useEffect(() => {
    if (!currentSession()?.facilityId) return;
    call(ownFacilityEndpoints.refreshProvider, {}, { isQuiet: true }).then(
      ({ data }) => data && changeSession(data),
      // Without an answer the dashboard shows what the session carries.
      () => undefined,
    );
  }, []);
}
