import { drugDifference } from '../../shared/formulary/formularyModel.ts';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { listCalls } from '../_parts/versionedList/listCalls.ts';
import { formularyList } from './formularyList.ts';
import { formularyOfCall } from './formularyOfCall.ts';
import { getFormularyDrug } from './getFormularyDrug.ts';
import { searchFormulary } from './searchFormulary.ts';
import { uploadBasicFormulary } from './uploadBasicFormulary.ts';

const calls = listCalls(formularyList, formularyOfCall, drugDifference.parse);

export const handler = areaHandler(
  formularyApi,
  {
    ...{ uploadBasicFormulary, searchFormulary, getFormularyDrug },
    getFormularyVersions: calls.versions,
    getFormularyVersion: calls.version,
    getFormularySwitches: calls.switches,
    getFormularyChanges: calls.changes,
    moveFormularyVersion: calls.move,
  },
  wiring,
);
