import { deliveryApi } from '../../shared/delivery/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to delivery; all invented. */
export const samples = samplesOf(deliveryApi, {
  getDeadLetters: {
    query: {
      kind: 'email',
    },
  },
  getDeadLetter: {
    query: {
      deliveryId: '01K0000000000000000000000A',
    },
  },
  redriveDeadLetters: {
    body: {
      deliveryIds: ['01K0000000000000000000000A'],
    },
  },
});
