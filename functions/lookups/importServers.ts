import { activityCodeSheet } from '../../shared/lookups/activityCodeSheet.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [activityCodeSheet.name]: async () => (await import('./sheet/activityCodeImport.ts')).activityCodeImport,
};
