import { generalFailures } from './_contract/failures.ts';
import { rowsOf } from './_contract/messageRows.ts';
import { generalRefusals } from './_contract/refusals.ts';
import * as attachment from './attachment/refusals.ts';
import * as auditTrail from './auditTrail/refusals.ts';
import * as authorization from './authorization/refusals.ts';
import * as authorizationDesk from './authorizationDesk/refusals.ts';
import * as circular from './circular/refusals.ts';
import * as claim from './claim/refusals.ts';
import * as claimDashboard from './claimDashboard/refusals.ts';
import * as clinician from './clinician/refusals.ts';
import * as diseaseManagement from './diseaseManagement/refusals.ts';
import * as eligibility from './eligibility/refusals.ts';
import * as empanelment from './empanelment/refusals.ts';
import * as facility from './facility/refusals.ts';
import * as formulary from './formulary/refusals.ts';
import * as homeCare from './homeCare/refusals.ts';
import * as job from './job/refusals.ts';
import * as lookupList from './lookupList/refusals.ts';
import * as manage from './manage/refusals.ts';
import * as member from './member/refusals.ts';
import * as newborn from './newborn/refusals.ts';
import * as payerRule from './payerRule/refusals.ts';
import * as priceList from './priceList/refusals.ts';
import * as providerQuery from './providerQuery/refusals.ts';
import * as secondFactor from './secondFactor/refusals.ts';
import * as survey from './survey/refusals.ts';
import * as systemStatus from './systemStatus/refusals.ts';
import * as user from './user/refusals.ts';
import * as worklist from './worklist/refusals.ts';

/** How the calls of all modules fail. `npm run modules` writes this file. */
export const failures = {
  ...generalFailures,
  ...rowsOf('attachment', attachment.failures),
  ...rowsOf('authorization', authorization.failures),
  ...rowsOf('authorizationDesk', authorizationDesk.failures),
  ...rowsOf('circular', circular.failures),
  ...rowsOf('claim', claim.failures),
  ...rowsOf('clinician', clinician.failures),
  ...rowsOf('diseaseManagement', diseaseManagement.failures),
  ...rowsOf('eligibility', eligibility.failures),
  ...rowsOf('empanelment', empanelment.failures),
  ...rowsOf('facility', facility.failures),
  ...rowsOf('homeCare', homeCare.failures),
  ...rowsOf('job', job.failures),
  ...rowsOf('lookupList', lookupList.failures),
  ...rowsOf('manage', manage.failures),
  ...rowsOf('member', member.failures),
  ...rowsOf('newborn', newborn.failures),
  ...rowsOf('priceList', priceList.failures),
  ...rowsOf('secondFactor', secondFactor.failures),
  ...rowsOf('survey', survey.failures),
  ...rowsOf('systemStatus', systemStatus.failures),
  ...rowsOf('user', user.failures),
  ...rowsOf('worklist', worklist.failures),
};

/** The rules of the fields of all modules that no schema can say. */
export const refusals = {
  ...generalRefusals,
  ...rowsOf('attachment', attachment.refusals),
  ...rowsOf('auditTrail', auditTrail.refusals),
  ...rowsOf('authorization', authorization.refusals),
  ...rowsOf('authorizationDesk', authorizationDesk.refusals),
  ...rowsOf('circular', circular.refusals),
  ...rowsOf('claim', claim.refusals),
  ...rowsOf('claimDashboard', claimDashboard.refusals),
  ...rowsOf('clinician', clinician.refusals),
  ...rowsOf('diseaseManagement', diseaseManagement.refusals),
  ...rowsOf('eligibility', eligibility.refusals),
  ...rowsOf('empanelment', empanelment.refusals),
  ...rowsOf('facility', facility.refusals),
  ...rowsOf('formulary', formulary.refusals),
  ...rowsOf('homeCare', homeCare.refusals),
  ...rowsOf('job', job.refusals),
  ...rowsOf('lookupList', lookupList.refusals),
  ...rowsOf('manage', manage.refusals),
  ...rowsOf('member', member.refusals),
  ...rowsOf('newborn', newborn.refusals),
  ...rowsOf('payerRule', payerRule.refusals),
  ...rowsOf('priceList', priceList.refusals),
  ...rowsOf('providerQuery', providerQuery.refusals),
  ...rowsOf('survey', survey.refusals),
  ...rowsOf('user', user.refusals),
  ...rowsOf('worklist', worklist.refusals),
};
