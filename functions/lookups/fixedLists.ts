import {
  authorizationCategories,
  authorizationStatuses,
  authorizationTypes,
} from '../../shared/_field/lookupLists/authorization.ts';
import type { CodedEntry } from '../../shared/_field/lookupLists/codedEntry.ts';
import { nationalIdTypes, newbornSiblings, ocrDocumentTypes } from '../../shared/_field/lookupLists/people.ts';
import {
  claimDashboardAccessTypes,
  licenseRequestTypes,
  licenseTypes,
  months,
  reportTypes,
} from '../../shared/_field/lookupLists/portal.ts';
import { administrationRoutes } from '../../shared/_field/lookupLists/prescribing.ts';
import {
  consultationCategories,
  eidReasons,
  type LookupEntry,
  offeredServiceCategories,
  serviceCategories,
} from '../../shared/_field/lookups.ts';
import { providerTypes } from '../../shared/_field/providerTypes.ts';
import type { CodedItem, LookupItem } from '../../shared/lookups/routes.ts';

/** What a drop-down shows of each entry; codes for payers stay inside. */
const named = (entries: readonly LookupEntry[]) => async (): Promise<LookupItem[]> =>
  entries.map(({ id, name, nameArabic }) => ({ id, name, nameArabic }));

const coded = (entries: readonly CodedEntry[]) => async (): Promise<CodedItem[]> =>
  entries.map((entry) => ({ ...entry }));

/** The operations of the lists that change only with a release. */
export const fixedLists = {
  getProviderTypes: async () => providerTypes.map((type) => ({ ...type })),
  getEidReasons: named(eidReasons),
  getConsultationCategories: named(consultationCategories),
  getServiceCategories: named(offeredServiceCategories),
  getAllServiceCategories: named(serviceCategories),
  getClaimDashboardAccessTypes: named(claimDashboardAccessTypes),
  getRoutes: coded(administrationRoutes),
  getMonths: coded(months),
  getReportTypes: coded(reportTypes),
  getLicenseTypes: coded(licenseTypes),
  getLicenseRequestTypes: coded(licenseRequestTypes),
  getAuthorizationCategories: coded(authorizationCategories),
  getAuthorizationStatuses: coded(authorizationStatuses),
  getAuthorizationTypes: coded(authorizationTypes),
  getNewbornBabySiblings: coded(newbornSiblings),
  getOcrDocumentTypes: coded(ocrDocumentTypes),
  getNationalIdTypes: coded(nationalIdTypes),
};
