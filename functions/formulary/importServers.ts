import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { referencePriceSheet } from '../../shared/formulary/referencePriceSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [formularySheet.name]: async () => (await import('./formularyImport.ts')).formularyImport,
  [referencePriceSheet.name]: async () => (await import('./referencePriceImport.ts')).referencePriceImport,
};
