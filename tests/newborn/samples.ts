import { newbornApi } from '../../shared/newborn/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

const newbornId = '01K0000000000000000000000D';
const eligibilityId = '01K0000000000000000000000E';

/** What facilities send about newborns; all invented. */
export const samples = samplesOf(newbornApi, {
  getNewborns: { query: { phase: 'open' } },
  getNewborn: { query: { newbornId } },
  findMothers: { body: { patient: '784-1985-0000001-7' } },
  getMother: { query: { eligibilityId } },
  registerNewborns: {
    body: {
      eligibilityId,
      babies: [{ siblingIndex: 1, bornAt: '2026-11-24T08:30:00+04:00', sex: 'female', weightGrams: 3200 }],
    },
  },
  linkOwnCard: { body: { newbornId, version: 1, cardNumber: 'CARD-1' } },
  cancelNewborn: { body: { newbornId, version: 1, reason: 'Typed for another mother' } },
  printTemporaryCard: { query: { newbornId } },
});
