import { clinicianSheet, listedClinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';

export const importServers: ImportServers = {
  [clinicianSheet.name]: async () => (await import('./sheet/clinicianImport.ts')).clinicianImport,
  [listedClinicianSheet.name]: async () => (await import('./sheet/listedImport.ts')).listedImport,
};
