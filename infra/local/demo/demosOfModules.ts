import type { Demo } from '../../../functions/_demo/demo.ts';
import { demo as accountRequest } from '../../../functions/accountRequest/demo.ts';
import { demo as authorization } from '../../../functions/authorization/demo.ts';
import { demo as authorizationQuery } from '../../../functions/authorizationQuery/demo.ts';
import { demo as authorizationRule } from '../../../functions/authorizationRule/demo.ts';
import { demo as circular } from '../../../functions/circular/demo.ts';
import { demo as claim } from '../../../functions/claim/demo.ts';
import { demo as clinician } from '../../../functions/clinician/demo.ts';
import { demo as delivery } from '../../../functions/delivery/demo.ts';
import { demo as diseaseManagement } from '../../../functions/diseaseManagement/demo.ts';
import { demo as eligibility } from '../../../functions/eligibility/demo.ts';
import { demo as empanelment } from '../../../functions/empanelment/demo.ts';
import { demo as errorLog } from '../../../functions/errorLog/demo.ts';
import { demo as facility } from '../../../functions/facility/demo.ts';
import { demo as formulary } from '../../../functions/formulary/demo.ts';
import { demo as homeCare } from '../../../functions/homeCare/demo.ts';
import { demo as lookupList } from '../../../functions/lookupList/demo.ts';
import { demo as member } from '../../../functions/member/demo.ts';
import { demo as newborn } from '../../../functions/newborn/demo.ts';
import { demo as payerRule } from '../../../functions/payerRule/demo.ts';
import { demo as priceList } from '../../../functions/priceList/demo.ts';
import { demo as providerQuery } from '../../../functions/providerQuery/demo.ts';
import { demo as regulator } from '../../../functions/regulator/demo.ts';
import { demo as survey } from '../../../functions/survey/demo.ts';

/** The demonstrations of all modules. `npm run modules` writes this file. */
export const demosOfModules: readonly Demo[] = [
  accountRequest,
  authorization,
  authorizationQuery,
  authorizationRule,
  circular,
  claim,
  clinician,
  delivery,
  diseaseManagement,
  eligibility,
  empanelment,
  errorLog,
  facility,
  formulary,
  homeCare,
  lookupList,
  member,
  newborn,
  payerRule,
  priceList,
  providerQuery,
  regulator,
  survey,
];
