import { claimSheet } from '../../shared/claim/sheet/claimSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [claimSheet.name]: async () => (await import('./sheet/claimImport.ts')).claimImport,
};
