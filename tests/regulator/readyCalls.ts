import { regulatorApi } from '../../shared/regulator/routes.ts';
import type { Owner } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aDemoFacility } from '../support/demoFacility.ts';
import { regulatorAccount } from '../support/regulators.ts';

/** Calls to regulators, with an account that they know. */
export const readyCalls = readyCallsOf(regulatorApi, {
  testConnection: async (owner: Owner) => {
    await aDemoFacility(owner.store, 'MF9001');
    const { regulatorId, username, password } = regulatorAccount('MF9001');
    return { body: { regulatorId, username, password, facilityLicense: 'MF9001' } };
  },
});
