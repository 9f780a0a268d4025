import type { CodeSet } from '../lookups/activityCodes.ts';

/** What a request asks of the payer, and its name in the regulators' files (domain 6.8). */
export const authorizationTypes = {
  authorization: 'Authorization',
  extension: 'Extension',
  cancellation: 'Cancellation',
  statusInquiry: 'Status Inquiry',
  prescription: 'Prescription',
} as const;
export type AuthorizationType = keyof typeof authorizationTypes;

export const authorizationTypeNames = Object.keys(authorizationTypes) as [AuthorizationType, ...AuthorizationType[]];

/** These ask about an earlier request of the chain and bring no treatment of their own. */
export const asksAboutEarlier = (type: AuthorizationType): boolean =>
  type === 'cancellation' || type === 'statusInquiry';

/** These follow an earlier request of the same patient and payer. */
export const followsEarlier = (type: AuthorizationType): boolean => type === 'extension' || asksAboutEarlier(type);

/** The types of activities with their code systems (domain 6.5): the historic types 1 and 2 are not offered. */
export const activityTypes = [3, 4, 5, 6, 8, 9, 10] as const;

/** The code sets of the activity types; drugs (5 and 10) are in the payers' formularies. */
const codeSets: Readonly<Partial<Record<number, CodeSet>>> = { 3: 'CPT', 4: 'HCPCS', 6: 'CDT', 8: 'SERVICE', 9: 'DRG' };

/** The list in which the codes of a type are looked up; null for drugs. */
export const codeSetOf = (type: number): CodeSet | null => codeSets[type] ?? null;

/** The types of encounters (domain 6.2) and the setting that each belongs to, by which the payer's time is counted. */
export const encounterSettings = {
  1: 'outpatient',
  2: 'emergency',
  3: 'inpatient',
  4: 'emergency',
  5: 'inpatient',
  6: 'emergency',
  7: 'outpatient',
  8: 'outpatient',
  9: 'outpatient',
  10: 'outpatient',
  12: 'outpatient',
  13: 'outpatient',
  15: 'outpatient',
  41: 'emergency',
  42: 'emergency',
} as const;
export type EncounterType = keyof typeof encounterSettings;

export const encounterTypes = Object.keys(encounterSettings).map(Number) as [EncounterType, ...EncounterType[]];

export const diagnosisTypes = ['Principal', 'Secondary', 'Admitting', 'ReasonForVisit'] as const;

/** What an observation of an activity is (domain 6.7), as far as both dialects know it. */
export const observationTypes = [
  'LOINC',
  'Text',
  'File',
  'Universal Dental',
  'Financial',
  'Grouping',
  'ERX',
  'Result',
] as const;

/** Why a request that was answered is sent again (domain 6.9). */
export const resubmissionTypes = ['correction', 'internal complaint'] as const;

/** The type of an activity that asks for a generic, whichever trade name is dispensed. */
export const genericDrug = 10;
