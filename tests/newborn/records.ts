import { newbornApi } from '../../shared/newborn/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { aMotherByHand, registered } from './support/newborns.ts';

/** Newborns of a mother whom the payer covers. */
export const records = recordsOf(newbornApi, {
  owned: {
    newborn: {
      make: async (owner) => registered(owner.clinic, await aMotherByHand(owner.store, owner.clinic, payerOf(owner))),
      owners: ['clinic', 'payer'],
      fields: ['newbornid'],
    },
  },
  // Looked for among the facility's own: tests/newborn.
  unowned: ['registerNewborns.eligibilityId'],
});
