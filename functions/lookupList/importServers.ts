import { lookupSheet } from '../../shared/lookupList/lookupSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [lookupSheet.name]: async () => (await import('./sheet/lookupImport.ts')).lookupImport,
};
