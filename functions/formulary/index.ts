import { formularyApi } from '../../shared/formulary/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { getFormularyChanges } from './getFormularyChanges.ts';
import { getFormularyDrug } from './getFormularyDrug.ts';
import { getFormularySwitches } from './getFormularySwitches.ts';
import { getFormularyVersion } from './getFormularyVersion.ts';
import { getFormularyVersions } from './getFormularyVersions.ts';
import { moveFormularyVersion } from './moveFormularyVersion.ts';
import { searchFormulary } from './searchFormulary.ts';
import { uploadBasicFormulary } from './uploadBasicFormulary.ts';

export const handler = areaHandler(
  formularyApi,
  {
    ...{ uploadBasicFormulary, getFormularyVersions, getFormularyVersion, getFormularySwitches },
    ...{ getFormularyChanges, searchFormulary, getFormularyDrug, moveFormularyVersion },
  },
  wiring,
);
