import { pearl } from '../../functions/_demo/payers.ts';
import { aClinic, ofPayer, type SecondPersonGuards } from '../support/secondPersonGuard.ts';
import * as circular from './support/circulars.ts';

/** Changes that wait for a second person. */
export const secondPerson: SecondPersonGuards = {
  circular: {
    files: ['circular/approveCircular.ts'],
    make: async (stored, store) => {
      const second = ofPayer(pearl);
      const maker = await second(stored);
      const circularId = await circular.drafted(maker, {
        ...{ to: 'facilities', facilityLicenses: [(await aClinic(store)).facilityLicense], isMustRead: true },
      });
      await circular.publish(maker, circularId);
      return { maker, second, decide: (as) => circular.approve(as, circularId) };
    },
  },
};
