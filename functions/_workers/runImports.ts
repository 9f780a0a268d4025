import { insurerAuthorizationSheet } from '../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import { clinicianSheet, listedClinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { lookupSheet } from '../../shared/lookupList/lookupSheet.ts';
import { activityCodeSheet } from '../../shared/lookups/activityCodeSheet.ts';
import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { userSheet } from '../../shared/user/userSheet.ts';
import { wiring } from '../_data/wiring.ts';
import type { ImportServers } from '../_parts/sheetImport/importServer.ts';
import { sheetImport } from '../_parts/sheetImport/sheetImportJob.ts';
import { insurerAuthorizationImport } from '../authorizationQuery/sheet/insurerAuthorizationImport.ts';
import { clinicianImport } from '../clinician/sheet/clinicianImport.ts';
import { listedImport } from '../clinician/sheet/listedImport.ts';
import { formularyImport } from '../formulary/formularyImport.ts';
import { lookupImport } from '../lookupList/sheet/lookupImport.ts';
import { activityCodeImport } from '../lookups/sheet/activityCodeImport.ts';
import { priceListImport } from '../priceList/priceListImport.ts';
import { userImport } from '../user/sheet/userImport.ts';
import { runJob } from './parts/runJob.ts';

/** What each kind of import (shared/sheetImport/importKinds.ts) does to the store. */
const servers: ImportServers = {
  [userSheet.name]: userImport,
  [clinicianSheet.name]: clinicianImport,
  [listedClinicianSheet.name]: listedImport,
  [lookupSheet.name]: lookupImport,
  [activityCodeSheet.name]: activityCodeImport,
  [formularySheet.name]: formularyImport,
  [insurerAuthorizationSheet.name]: insurerAuthorizationImport,
  [priceListSheet.name]: priceListImport,
};

/** The Lambda handler: checks, writes and takes back the sheets that people bring. */
export const handler = runJob<'imports'>('runImports', { sheetImport: sheetImport(servers) }, wiring);
