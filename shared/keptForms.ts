import { keptForms as circular } from './circular/keptForms.ts';
import { keptForms as clinician } from './clinician/keptForms.ts';
import { keptForms as diseaseManagement } from './diseaseManagement/keptForms.ts';
import { keptForms as homeCare } from './homeCare/keptForms.ts';
import { keptForms as newborn } from './newborn/keptForms.ts';
import { keptForms as providerQuery } from './providerQuery/keptForms.ts';

/** THE list of forms whose unfinished contents are kept on the server, each for the person who types at one facility, payer or the portal (ADR 0150). `npm run modules` writes this file. */
export const keptForms = {
  ...circular,
  ...clinician,
  ...diseaseManagement,
  ...homeCare,
  ...newborn,
  ...providerQuery,
};
