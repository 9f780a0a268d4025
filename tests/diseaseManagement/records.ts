import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { payerOf } from '../contract/owner.ts';
import { recordsOf } from '../contract/recordsOf.ts';
import { anEnrolmentByHand } from './support/enrolments.ts';

/** Enrolments of members in programmes. */
export const records = recordsOf(diseaseManagementApi, {
  owned: {
    enrolment: {
      make: async (owner) => (await anEnrolmentByHand(owner.store, owner.clinic, payerOf(owner))).enrolmentId,
      owners: ['clinic', 'payer'],
      fields: ['enrolmentid'],
    },
  },
  // Looked for among the facility's own: tests/diseaseManagement.
  unowned: ['enrolMember.eligibilityId'],
  // The facility takes no part.
  unfit: { getCandidate: 403 },
});
