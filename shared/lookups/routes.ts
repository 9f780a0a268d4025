import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { activityCode, activityCodePeriod, codeSets, mostActivityCodes } from './activityCodes.ts';

/** One choice of a drop-down: its stored id and its name in both languages. */
export const lookupItem = z.strictObject({ id: z.int(), name: z.string(), nameArabic: z.string() });
export type LookupItem = z.infer<typeof lookupItem>;

/** A choice with the code by which regulators, exchanges or other systems know it. */
export const codedItem = z.strictObject({ ...lookupItem.shape, code: z.string().nullable() });
export type CodedItem = z.infer<typeof codedItem>;

export const providerTypeOption = z.strictObject({
  providerTypeId: z.int(),
  providerTypeDescription: z.string(),
  nameArabic: z.string(),
});
export type ProviderTypeOption = z.infer<typeof providerTypeOption>;

export const groupOwner = z.strictObject({ id: z.int(), groupOwnerName: z.string(), nameArabic: z.string() });
export const subGroup = z.strictObject({ id: z.int(), groupName: z.string(), nameArabic: z.string() });

/** A country by its ISO 3166 codes. */
export const country = z.strictObject({
  /** The number of ISO 3166-1. */
  id: z.int(),
  name: z.string(),
  nameArabic: z.string(),
  code: z.string().length(2),
  code3: z.string().length(3),
});
export type Country = z.infer<typeof country>;

/** A diagnosis of ICD-10-CM; shown as `id-value`. */
export const disease = z.strictObject({
  /** The code with its point, such as `E11.9`. */
  diseaseId: z.string(),
  /** What it says, in English as the classification has it. */
  diseaseValue: z.string(),
  chapterName: z.string(),
  chapterNameArabic: z.string(),
});
export type Disease = z.infer<typeof disease>;

/** The most diseases of one answer. */
export const mostDiseases = 50;

const forAll = { method: 'GET', access: ['Standard'], isRevalidated: true } as const;
const items = { ...forAll, answer: z.array(lookupItem) } as const;
const coded = { ...forAll, answer: z.array(codedItem) } as const;
const diseases = { ...forAll, answer: z.array(disease).max(mostDiseases) } as const;
/** The request form of the claim dashboard is open to visitors. */
const forVisitors = { method: 'GET', access: 'public', isRevalidated: true } as const;

export const lookupsApi = area('lookups', {
  getProviderTypes: endpoint({
    ...forVisitors,
    path: '/api/common/getprovidertypes',
    summary: 'Provider types of registration, the preselected one first',
    answer: z.array(providerTypeOption),
    requirements: ['REQ-LOOKUP-09', 'REQ-REG-46'],
  }),
  getEidReasons: endpoint({
    ...items,
    path: '/api/common/geteidreasons',
    summary: 'Why an Emirates ID card was not read',
    requirements: ['REQ-LOOKUP-07'],
  }),
  getConsultationCategories: endpoint({
    ...items,
    path: '/api/consultationcategory/getconsultationcategories',
    summary: 'Consultation categories',
    requirements: ['REQ-LOOKUP-02'],
  }),
  getServiceCategories: endpoint({
    ...items,
    path: '/api/serviceCategory/GetServiceCategories',
    summary: 'Service categories that a new request may have',
    requirements: ['REQ-LOOKUP-03'],
  }),
  getAllServiceCategories: endpoint({
    ...items,
    path: '/api/serviceCategory/GetAllServiceCategories',
    summary: 'All service categories, those that only older requests have included',
    requirements: ['REQ-LOOKUP-04'],
  }),
  getDurations: endpoint({
    ...coded,
    path: '/api/common/getdurations',
    summary: 'For how long a medicine is prescribed; the code is the ISO 8601 duration',
    requirements: ['REQ-LOOKUP-08'],
  }),
  getRoutes: endpoint({
    ...coded,
    path: '/api/common/getroutes',
    summary: 'Routes of administration with their codes of HL7 table 0162',
    requirements: ['REQ-LOOKUP-10'],
  }),
  getRouteName: endpoint({
    ...forAll,
    path: '/api/common/getroutename',
    summary: 'The usual route of a pharmaceutical form; no record where the form does not say it',
    query: z.strictObject({ productForm: z.string().trim().min(1).max(100) }),
    answer: codedItem,
    requirements: ['REQ-LOOKUP-11'],
  }),
  getMonths: endpoint({
    ...coded,
    path: '/api/common/getmonths',
    summary: 'The months of the year',
    requirements: ['REQ-LOOKUP-12'],
  }),
  getReportTypes: endpoint({
    ...coded,
    path: '/api/common/getreporttypes',
    summary: 'Reports about a provider',
    requirements: ['REQ-LOOKUP-13'],
  }),
  getDosageFrequencies: endpoint({
    ...coded,
    path: '/api/common/getdosagefrequencys',
    summary: 'How often a dose is taken, with the abbreviations of prescriptions',
    requirements: ['REQ-LOOKUP-14'],
  }),
  getLicenseTypes: endpoint({
    ...coded,
    path: '/api/common/getlicensetypes',
    summary: 'What a licence to use the portal opens',
    requirements: ['REQ-LOOKUP-15'],
  }),
  getLicenseRequestTypes: endpoint({
    ...coded,
    path: '/api/common/getlicenserequesttypes',
    summary: 'What a licence request asks for',
    requirements: ['REQ-LOOKUP-16'],
  }),
  getOverrideReasons: endpoint({
    ...coded,
    path: '/api/common/getoverridereasons',
    summary: 'Why somebody went on in spite of a warning',
    requirements: ['REQ-LOOKUP-17'],
  }),
  getClaimDashboardAccessTypes: endpoint({
    ...forVisitors,
    path: '/api/common/getclaimdashboardaccesstypes',
    summary: 'How the facilities of a claim-dashboard user are named',
    answer: z.array(lookupItem),
    requirements: ['REQ-LOOKUP-18', 'REQ-MODEL-09'],
  }),
  getGroupOwners: endpoint({
    ...forVisitors,
    path: '/api/common/getgroupowners',
    summary: 'Owners of groups of facilities',
    answer: z.array(groupOwner),
    requirements: ['REQ-LOOKUP-19', 'REQ-MODEL-10'],
  }),
  getSubGroups: endpoint({
    ...forVisitors,
    path: '/api/common/getsubgroups',
    summary: 'Groups of facilities within an owner',
    answer: z.array(subGroup),
    requirements: ['REQ-LOOKUP-20', 'REQ-MODEL-11'],
  }),
  getAuthorizationCompanies: endpoint({
    ...coded,
    path: '/api/common/getAuthorizationCompanies',
    summary: 'Payers that authorise care, with their codes at the regulators',
    requirements: ['REQ-LOOKUP-21'],
  }),
  getAuthorizationCategories: endpoint({
    ...coded,
    path: '/api/common/getAuthorizationCategory',
    summary: "Kinds of care to be authorised, with the regulators' encounter types",
    requirements: ['REQ-LOOKUP-22'],
  }),
  getAuthorizationStatuses: endpoint({
    ...coded,
    path: '/api/common/getAuthorizationStatus',
    summary: 'Where an authorisation request stands',
    requirements: ['REQ-LOOKUP-23'],
  }),
  getAuthorizationTypes: endpoint({
    ...coded,
    path: '/api/common/getAuthorizationType',
    summary: "What is asked of the payer, with the values of the regulators' messages",
    requirements: ['REQ-LOOKUP-24'],
  }),
  getNewbornBabySiblings: endpoint({
    ...coded,
    path: '/api/common/getNewbornBabySibiling',
    summary: 'Which of the children of one birth',
    requirements: ['REQ-LOOKUP-25'],
  }),
  getDoses: endpoint({
    ...coded,
    path: '/api/common/getDoses',
    summary: 'Doses of a vaccination',
    requirements: ['REQ-LOOKUP-26'],
  }),
  getOcrDocumentTypes: endpoint({
    ...coded,
    path: '/api/common/getOCRDocumenType',
    summary: 'Documents whose text is read from a picture',
    requirements: ['REQ-LOOKUP-27'],
  }),
  getNationalIdTypes: endpoint({
    ...coded,
    path: '/api/common/getNationalIdTypes',
    summary: "How a person is identified, with what the regulators' messages carry without an Emirates ID",
    requirements: ['REQ-LOOKUP-28'],
  }),
  getActivityCodes: endpoint({
    ...forAll,
    path: '/api/common/getactivitycodes',
    summary: 'Codes of activities that hold on a day, by the start of the code or of words of its description',
    query: z.strictObject({
      codeSet: z.enum(codeSets),
      searchTerm: z.string().trim().max(100).optional(),
      /** Today where it is left out. */
      on: z.iso.date().optional(),
      ...pageFields,
      take: z.coerce.number().int().min(1).max(mostActivityCodes).default(20),
    }),
    answer: pageOf(activityCode),
    requirements: [],
  }),
  getActivityCodePeriods: endpoint({
    ...forAll,
    path: '/api/common/getactivitycodeperiods',
    summary: 'All periods of a code of an activity, the earliest first, with who listed them',
    query: z.strictObject({ codeSet: z.enum(codeSets), code: z.string().trim().min(1).max(20) }),
    answer: z.array(activityCodePeriod),
    requirements: [],
  }),
  searchCountries: endpoint({
    ...forAll,
    path: '/api/countryinfo/getcountriesinfo',
    summary: 'Countries by the start of a word of their name in either language, or by their code',
    query: z.strictObject({ searchFilter: z.string().trim().max(100).optional() }),
    answer: z.array(country),
    requirements: ['REQ-LOOKUP-29'],
  }),
  getCountries: endpoint({
    ...forAll,
    path: '/api/countryinfo/getcountries',
    summary: 'All countries, the Emirates first',
    answer: z.array(country),
    requirements: ['REQ-LOOKUP-30'],
  }),
  getCountriesForControlledMedication: endpoint({
    ...forAll,
    path: '/api/countryinfo/getcountriesforcm',
    summary:
      'Nationalities of patients in prescriptions of controlled medication: the Emirates and the Gulf states first',
    answer: z.array(country),
    requirements: ['REQ-LOOKUP-31'],
  }),
  searchDiseases: endpoint({
    ...diseases,
    path: '/api/disease/getdiseases',
    summary: 'Diagnoses of ICD-10-CM by the start of a code, or by the starts of words, the nearest first',
    query: z.strictObject({
      searchTerm: z.string().trim().max(100).optional(),
      /** Codes that are chosen already, separated by commas. */
      excludedItems: z.string().max(2000).optional(),
      /** How many of the found ones come before those of this answer. */
      skip: z.coerce.number().int().min(0).max(5000).default(0),
      take: z.coerce.number().int().min(1).max(mostDiseases).default(20),
    }),
    requirements: ['REQ-LOOKUP-05', 'REQ-MODEL-08'],
  }),
  getNationalScreeningDiseases: endpoint({
    ...diseases,
    path: '/api/disease/getNationalScreeningDiseases',
    summary: 'Diagnoses that a screening service looks for, by the HCPCS code of the service',
    query: z.strictObject({ srvcCode: z.string().trim().min(1).max(20) }),
    requirements: ['REQ-LOOKUP-06'],
  }),
});
