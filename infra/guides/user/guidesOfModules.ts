import { guide as authorization } from '../../../web/authorization/guide.ts';
import type { ModuleGuide } from '../../../web/base/guideWords.ts';
import { guide as circular } from '../../../web/circular/guide.ts';
import { guide as claim } from '../../../web/claim/guide.ts';
import { guide as clinician } from '../../../web/clinician/guide.ts';
import { guide as diseaseManagement } from '../../../web/diseaseManagement/guide.ts';
import { guide as eligibility } from '../../../web/eligibility/guide.ts';
import { guide as empanelment } from '../../../web/empanelment/guide.ts';
import { guide as formulary } from '../../../web/formulary/guide.ts';
import { guide as homeCare } from '../../../web/homeCare/guide.ts';
import { guide as member } from '../../../web/member/guide.ts';
import { guide as newborn } from '../../../web/newborn/guide.ts';
import { guide as priceList } from '../../../web/priceList/guide.ts';
import { guide as providerQuery } from '../../../web/providerQuery/guide.ts';
import { guide as sheetImport } from '../../../web/sheetImport/guide.ts';
import { guide as survey } from '../../../web/survey/guide.ts';

/** The chapters of all modules. `npm run modules` writes this file. */
export const guidesOfModules: readonly ModuleGuide[] = [
  authorization,
  circular,
  claim,
  clinician,
  diseaseManagement,
  eligibility,
  empanelment,
  formulary,
  homeCare,
  member,
  newborn,
  priceList,
  providerQuery,
  sheetImport,
  survey,
];
