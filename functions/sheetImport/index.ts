import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { beginImport } from './beginImport.ts';
import { cancelImport } from './cancelImport.ts';
import { checkImport } from './checkImport.ts';
import { commitImport } from './commitImport.ts';
import { correctRow } from './correctRow.ts';
import { getErrorFile } from './getErrorFile.ts';
import { getImport } from './getImport.ts';
import { getImports } from './getImports.ts';
import { getImportTemplate } from './getImportTemplate.ts';
import { getWrongRows } from './getWrongRows.ts';
import { pauseImport } from './pauseImport.ts';
import { readImport } from './readImport.ts';
import { undoImport } from './undoImport.ts';

export const handler = areaHandler(
  sheetImportApi,
  {
    ...{ beginImport, readImport, checkImport, correctRow, commitImport, pauseImport, cancelImport, undoImport },
    ...{ getImport, getImports, getWrongRows, getErrorFile, getImportTemplate },
  },
  wiring,
);
