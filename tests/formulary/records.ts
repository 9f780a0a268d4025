import { formularyApi } from '../../shared/formulary/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aVersion, someDrugs } from './support/drugLists.ts';

/** Versions of formularies. */
export const records = recordsOf(formularyApi, {
  owned: {
    formularyVersion: {
      make: async ({ payer }) => (await aVersion(payer, someDrugs(2))).versionId,
      owners: ['payer'],
      fields: ['versionid'],
      beside: (owner) => ({ payerId: payerOf(owner) }),
    },
  },
});
