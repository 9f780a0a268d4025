import { insurerAuthorizationSheet } from '../../shared/authorizationQuery/insurerAuthorizationSheet.ts';
import { clinicianSheet, listedClinicianSheet } from '../../shared/clinician/clinicianSheets.ts';
import { eligibilityRequestSheet } from '../../shared/eligibilityBatch/requestSheet.ts';
import { facilitySheet } from '../../shared/facility/facilitySheet.ts';
import { formularySheet } from '../../shared/formulary/formularySheet.ts';
import { referencePriceSheet } from '../../shared/formulary/referencePriceSheet.ts';
import { lookupSheet } from '../../shared/lookupList/lookupSheet.ts';
import { activityCodeSheet } from '../../shared/lookups/activityCodeSheet.ts';
import { memberImportSheet } from '../../shared/member/memberSheet.ts';
import { priceListSheet } from '../../shared/priceList/priceListSheet.ts';
import { priceProposalSheet } from '../../shared/priceList/priceProposalSheet.ts';
import { userSheet } from '../../shared/user/userSheet.ts';
import { wiring } from '../_data/wiring.ts';
import type { AnyImportServer } from '../_parts/sheetImport/importServer.ts';
import { sheetImport } from '../_parts/sheetImport/sheetImportJob.ts';
import { runJob } from './parts/runJob.ts';

/** What each kind of import (shared/sheetImport/importKinds.ts) does to the store; loaded when an import of the kind is worked on. */
const servers: Readonly<Record<string, () => Promise<AnyImportServer>>> = {
  [facilitySheet.name]: async () => (await import('../facility/sheet/facilityImport.ts')).facilityImport,
  [userSheet.name]: async () => (await import('../user/sheet/userImport.ts')).userImport,
  [clinicianSheet.name]: async () => (await import('../clinician/sheet/clinicianImport.ts')).clinicianImport,
  [listedClinicianSheet.name]: async () => (await import('../clinician/sheet/listedImport.ts')).listedImport,
  [lookupSheet.name]: async () => (await import('../lookupList/sheet/lookupImport.ts')).lookupImport,
  [activityCodeSheet.name]: async () => (await import('../lookups/sheet/activityCodeImport.ts')).activityCodeImport,
  [formularySheet.name]: async () => (await import('../formulary/formularyImport.ts')).formularyImport,
  [referencePriceSheet.name]: async () => (await import('../formulary/referencePriceImport.ts')).referencePriceImport,
  [insurerAuthorizationSheet.name]: async () =>
    (await import('../authorizationQuery/sheet/insurerAuthorizationImport.ts')).insurerAuthorizationImport,
  [memberImportSheet.name]: async () => (await import('../member/sheet/memberImport.ts')).memberImport,
  [eligibilityRequestSheet.name]: async () =>
    (await import('../eligibilityBatch/sheet/requestImport.ts')).requestImport,
  [priceListSheet.name]: async () => (await import('../priceList/priceListImport.ts')).priceListImport,
  [priceProposalSheet.name]: async () => (await import('../priceList/proposal/proposalImport.ts')).proposalImport,
};

/** The Lambda handler: checks, writes and takes back the sheets that people bring. */
export const handler = runJob<'imports'>(
  'runImports',
  { sheetImport: sheetImport(async (kind) => servers[kind]?.()) },
  wiring,
);
