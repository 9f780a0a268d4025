import { newbornApi } from '../../shared/newborn/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aCard } from './support/newborns.ts';

/** Calls about newborns, with the one that each needs. */
export const readyCalls = readyCallsOf(newbornApi, {
  cancelNewborn: async (owner) => ({
    as: owner.clinic,
    body: { newbornId: await records.newborn(owner), version: 1, reason: 'Typed for another mother' },
  }),
  linkOwnCard: async (owner) => ({
    as: owner.clinic,
    body: { newbornId: await records.newborn(owner), version: 1, cardNumber: aCard() },
  }),
  printTemporaryCard: async (owner) => ({ as: owner.clinic, query: { newbornId: await records.newborn(owner) } }),
});
