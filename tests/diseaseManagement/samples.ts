import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';
import { dayIn } from '../empanelment/support/contracts.ts';

const enrolmentId = '01K0000000000000000000000F';
const eligibilityId = '01K0000000000000000000000E';

/** What care teams send; all invented. */
export const samples = samplesOf(diseaseManagementApi, {
  getEnrolments: { query: { state: 'active' } },
  getEnrolment: { query: { enrolmentId } },
  getEnrolmentEntries: { query: { enrolmentId } },
  getOutcomes: {},
  findCandidates: { body: { patient: '784-1985-0000001-7' } },
  getCandidate: { query: { eligibilityId } },
  enrolMember: {
    body: { eligibilityId, programme: 'asthma', criteria: [], consentOn: '2026-11-24', consentKind: 'signed' },
  },
  addResult: { body: { enrolmentId, version: 1, item: 'eyes', on: dayIn(0) } },
  addContact: { body: { enrolmentId, version: 1, contact: 'call', on: dayIn(0) } },
  changeGoals: { body: { enrolmentId, version: 1, goals: 'Walk half an hour a day' } },
  leaveProgramme: { body: { enrolmentId, version: 1, on: '2026-11-24', reason: 'memberWish' } },
});
