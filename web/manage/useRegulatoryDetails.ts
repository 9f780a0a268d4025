import { useState } from 'react';
import { manageApi, type RegulatoryDetails } from '../../shared/manage/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { notTested, resultOf, type TestResult } from '../parts/connection/connectionTest.ts';
import { useVerificationTokens } from '../parts/verification/useVerificationTokens.ts';

interface Credentials {
  regulatorUsername: string;
  regulatorPassword: string;
}

/** Tries the credentials of one facility, and stores them: added where there are none, else over the version that was shown. */
export function useRegulatoryDetails(details: RegulatoryDetails, onStored: () => void) {
  const { facilityId, regulatorId, facilityLicense, version } = details;
  const [result, setResult] = useState<TestResult | null>(null);
  const { take } = useVerificationTokens();
  const testing = useApiMutation(regulatorApi.endpoints.testConnection, { showsErrors: true });
  const adding = useApiMutation(manageApi.endpoints.addRegulatoryDetails, { showsErrors: true });
  const changing = useApiMutation(manageApi.endpoints.changeRegulatoryDetails, { showsErrors: true });

  const test = async ({ regulatorUsername, regulatorPassword }: Credentials) => {
    setResult(null);
    const token = await take();
    if (!token) return setResult(notTested);
    const body = { username: regulatorUsername, password: regulatorPassword, regulatorId, facilityLicense, token };
    setResult(resultOf(await testing.send({ body })));
  };

  const store = async (credentials: Credentials) => {
    setResult(null);
    const body = { facilityId, version, ...credentials };
    const outcome = await (details.maskedUsername ? changing.send({ body }) : adding.send({ body }));
    if (!outcome.isDone || outcome.status === 0) return setResult(resultOf(outcome));
    onStored();
  };

  return { test, store, result, isTesting: testing.isSending, isStoring: adding.isSending || changing.isSending };
}
