import { eligibilityRequestSheet } from '../../shared/eligibilityBatch/requestSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [eligibilityRequestSheet.name]: async () => (await import('./sheet/requestImport.ts')).requestImport,
};
