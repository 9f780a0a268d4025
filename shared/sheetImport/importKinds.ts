import type { ImportKindFacts } from '../_parts/sheetImport.ts';
import { insurerAuthorizationSheet } from '../authorizationQuery/insurerAuthorizationSheet.ts';
import { clinicianSheet, listedClinicianSheet } from '../clinician/clinicianSheets.ts';
import { eligibilityRequestSheet } from '../eligibilityBatch/requestSheet.ts';
import { facilitySheet } from '../facility/facilitySheet.ts';
import { formularySheet } from '../formulary/formularySheet.ts';
import { referencePriceSheet } from '../formulary/referencePriceSheet.ts';
import { lookupSheet } from '../lookupList/lookupSheet.ts';
import { activityCodeSheet } from '../lookups/activityCodeSheet.ts';
import { memberImportSheet } from '../member/memberSheet.ts';
import { priceListSheet } from '../priceList/priceListSheet.ts';
import { priceProposalSheet } from '../priceList/priceProposalSheet.ts';
import { userSheet } from '../user/userSheet.ts';

/**
 * The kinds of sheets that the portal takes, by name. A kind is declared in its module (`shared/<module>/<name>Sheet.ts`) and has a line here; its
 * work on the store is in `functions/<module>` and has a line in functions/_workers/runImports.ts.
 */
export const importKinds: Readonly<Record<string, ImportKindFacts>> = Object.fromEntries(
  [
    facilitySheet,
    userSheet,
    clinicianSheet,
    listedClinicianSheet,
    lookupSheet,
    activityCodeSheet,
    formularySheet,
    referencePriceSheet,
    priceListSheet,
    priceProposalSheet,
    insurerAuthorizationSheet,
    memberImportSheet,
    eligibilityRequestSheet,
  ].map((facts) => [facts.name, facts as unknown as ImportKindFacts]),
);

/** The kind of this name, or undefined. */
export const importKindNamed = (name: string): ImportKindFacts | undefined =>
  Object.hasOwn(importKinds, name) ? importKinds[name] : undefined;
