import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import { aLiveVersion, aVersion as drugList, move as moveDrugs, someDrugs } from './support/drugLists.ts';
import { aPayer } from './support/payers.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  formulary: {
    files: ['_parts/versionedList/moveVersion.ts'],
    make: async (stored) => {
      const { payerId, second: colleague } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      await aLiveVersion(colleague, someDrugs(30));
      const staged = await drugList(maker, someDrugs(10));
      return { maker, second, decide: (as) => moveDrugs(as, staged, 'approve', { reason: 'As agreed' }) };
    },
  },
};
