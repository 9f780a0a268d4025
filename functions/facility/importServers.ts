import { facilitySheet } from '../../shared/facility/facilitySheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [facilitySheet.name]: async () => (await import('./sheet/facilityImport.ts')).facilityImport,
};
