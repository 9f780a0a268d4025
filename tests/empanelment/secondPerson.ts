import { pearl } from '../../functions/_demo/payers.ts';
import { ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import * as e from './support/empanelments.ts';
import * as profile from './support/profiles.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  contract: {
    files: ['empanelment/checkDecider.ts'],
    make: async (stored, store) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const id = await e.proposed(await e.anApplicant(store), maker);
      return { maker, second, decide: (as) => e.move(as, id, 'approve') };
    },
  },
  bankAccount: {
    files: ['empanelment/checkDecider.ts'],
    make: async (stored, store) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const submitter = await profile.anAdministrator(await profile.aContractedClinic(store));
      const id = await profile.proposedProfile(submitter, maker);
      const given = { calledBack: 'contactOnRecord' } as const;
      return { maker, second, decide: (as) => e.move(as, id, 'approveAccount', given) };
    },
  },
};
