import { deliveryApi } from '../../shared/delivery/routes.ts';
import { recordsOf } from '../contract/recordsOf.ts';

/** Only those who run the portal reach a delivery. */
export const records = recordsOf(deliveryApi, {
  owned: {},
  unowned: ['deliveryId'],
  patientLists: { ofNobody: ['getDeadLetters'] },
});
