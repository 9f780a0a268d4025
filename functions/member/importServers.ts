import { memberImportSheet } from '../../shared/member/memberSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [memberImportSheet.name]: async () => (await import('./sheet/memberImport.ts')).memberImport,
};
