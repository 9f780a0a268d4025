import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { aCareTeam, anEnrol, aPatientAt } from './support/enrolments.ts';

/** Calls about the programmes that may be repeated. */
export const repeatableCalls = repeatableCallsOf(diseaseManagementApi, {
  enrolMember: async (store) => {
    const as = await aCareTeam(store);
    return { as, body: anEnrol((await aPatientAt(as)).eligibilityId) };
  },
});
