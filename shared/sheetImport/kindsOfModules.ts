import { importKinds as authorizationQuery } from '../authorizationQuery/importKinds.ts';
import { importKinds as claim } from '../claim/importKinds.ts';
import { importKinds as clinician } from '../clinician/importKinds.ts';
import { importKinds as eligibilityBatch } from '../eligibilityBatch/importKinds.ts';
import { importKinds as facility } from '../facility/importKinds.ts';
import { importKinds as formulary } from '../formulary/importKinds.ts';
import { importKinds as lookupList } from '../lookupList/importKinds.ts';
import { importKinds as lookups } from '../lookups/importKinds.ts';
import { importKinds as member } from '../member/importKinds.ts';
import { importKinds as priceList } from '../priceList/importKinds.ts';
import { importKinds as user } from '../user/importKinds.ts';

/** The kinds of sheets of all modules. `npm run modules` writes this file. */
export const kindsOfModules = [
  ...authorizationQuery,
  ...claim,
  ...clinician,
  ...eligibilityBatch,
  ...facility,
  ...formulary,
  ...lookupList,
  ...lookups,
  ...member,
  ...priceList,
  ...user,
];
