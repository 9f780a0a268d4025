/** Who refers a patient. */
export const referralSources = ['hospital', 'clinic', 'family', 'payer'] as const;

/** What is done at a patient's home. */
export const careServices = [
  'nursing',
  'physiotherapy',
  'woundCare',
  'ventilation',
  'infusion',
  'feeding',
  'palliative',
  'doctorVisit',
  'other',
] as const;

/** How a patient moves about. */
export const mobilities = ['independent', 'assisted', 'wheelchair', 'bedbound'] as const;

/** How much care the assessment finds to be needed. */
export const careLevels = ['basic', 'skilled', 'complex'] as const;

/** Why a provider does not take a patient. */
export const declineReasons = [
  'noCapacity',
  'outsideArea',
  'noSuchService',
  'needsHospital',
  'patientsWish',
  'other',
] as const;

/** Why an insurer refuses the care. */
export const refuseReasons = ['notCovered', 'notNecessary', 'otherCare', 'incomplete', 'other'] as const;

/** Why care at home ends. */
export const endReasons = [
  'recovered',
  'hospital',
  'death',
  'leftCountry',
  'otherProvider',
  'patientsWish',
  'coverEnded',
] as const;

/** What a provider lends for the time of the care. */
export const equipmentKinds = ['monitor', 'ventilator', 'concentrator', 'pump', 'bed', 'wheelchair', 'other'] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];

/** Whether a device has a SIM: it is told by its identifier, which must be given. */
export const hasSim = (kind: EquipmentKind): boolean => kind === 'monitor';

/** The most of each part of one episode, and the limits of a visit in minutes. */
export const mostOf = {
  diagnoses: 12,
  services: 10,
  equipment: 20,
  visitsAWeek: 28,
  weeks: 52,
  places: 10_000,
} as const;
export const visitMinutes = { least: 5, most: 720 } as const;
