import { useState } from 'react';
import { manageApi, type RegulatoryDetails, regulatoryDetailsForm } from '../../shared/manage/routes.ts';
import { regulatorApi } from '../../shared/regulator/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { notTested, resultOf, type TestResult } from '../parts/connection/connectionTest.ts';
import { contractResolver } from '../parts/form/contractResolver.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { useVerificationTokens } from '../parts/verification/useVerificationTokens.ts';

interface Credentials {
  regulatorUsername: string;
  regulatorPassword: string;
}

const resolver = contractResolver<Credentials>(
  regulatoryDetailsForm.pick({ regulatorUsername: true, regulatorPassword: true }),
);

/** Tests the credentials of one facility and stores them: adds the first ones, or replaces the version that was shown. */
export function useRegulatoryDetails(details: RegulatoryDetails, onStored: () => void) {
  const { facilityId, regulatorId, facilityLicense, version } = details;
  const [result, setResult] = useState<TestResult | null>(null);
  const { take } = useVerificationTokens();
  const testing = useApiMutation(regulatorApi.endpoints.testConnection, { showsErrors: true });
  const test = async ({ regulatorUsername, regulatorPassword }: Credentials) => {
    setResult(null);
    const token = await take();
    if (!token) return setResult(notTested);
    const body = { username: regulatorUsername, password: regulatorPassword, regulatorId, facilityLicense, token };
    setResult(resultOf(await testing.send({ body })));
  };

  const { addRegulatoryDetails, changeRegulatoryDetails } = manageApi.endpoints;
  const endpoint = details.maskedUsername ? changeRegulatoryDetails : addRegulatoryDetails;
  const storing = useApiMutation(endpoint, { showsErrors: true });
  const form = useContractForm({
    endpoint,
    initial: { regulatorUsername: '', regulatorPassword: '' },
    resolver,
    bodyOf: (credentials: Credentials) => ({ facilityId, version, ...credentials }),
    send: async (body) => {
      setResult(null);
      const outcome = await storing.send({ body });
      if (!outcome.isDone || outcome.status !== 0) return outcome;
      // The facility is not known: nothing was stored.
      return { ...outcome, isDone: false, errors: [] };
    },
    onDone: onStored,
    onRefused: (outcome) => {
      setResult(resultOf(outcome.status === 0 ? { ...outcome, isDone: true } : outcome));
      return [];
    },
  });
  return { form, test, result, isTesting: testing.isSending };
}
