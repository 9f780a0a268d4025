import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { storedFactor } from './support/secondFactors.ts';

/** Second factors of a person. */
export const records = recordsOf(secondFactorApi, {
  owned: {
    secondFactor: {
      make: ({ store, clinic }) => storedFactor(store, clinic.user.userId),
      owners: ['clinic'],
      fields: ['factorid'],
    },
  },
  // Given to somebody for their next call.
  unowned: ['challengeId', 'enrolmentId'],
});
