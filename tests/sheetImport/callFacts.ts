import { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import { callFactsOf } from '../contract/callFactsOf.ts';

export const callFacts = callFactsOf(sheetImportApi, { background: ['getImport'] });
