import { daysAfter } from '../_field/serviceDate.ts';

/** What a result of a care item may be; an examination has none. */
export interface Measure {
  /** As it is written in both languages; one that begins with a stroke is the whole of which the result is a part. */
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly decimals: number;
  /** A result counts as controlled up to this value (`atMost`) or from this value on (`atLeast`). */
  readonly goal: { readonly atMost: number } | { readonly atLeast: number };
}

interface CareItem {
  /** It is due again so many days after the last time. */
  readonly everyDays: number;
  readonly measure?: Measure;
}

/** THE care items of all programmes: how often they are due, and what of their results counts as controlled. */
export const careItems = {
  hba1c: { everyDays: 90, measure: { unit: '%', least: 3, most: 20, decimals: 1, goal: { atMost: 8 } } },
  bloodPressure: { everyDays: 90, measure: { unit: 'mmHg', least: 60, most: 260, decimals: 0, goal: { atMost: 139 } } },
  ldl: { everyDays: 365, measure: { unit: 'mmol/L', least: 0.3, most: 15, decimals: 1, goal: { atMost: 2.5 } } },
  asthmaScore: { everyDays: 90, measure: { unit: '/25', least: 5, most: 25, decimals: 0, goal: { atLeast: 20 } } },
  eyes: { everyDays: 365 },
  feet: { everyDays: 365 },
  kidney: { everyDays: 365 },
  inhaler: { everyDays: 180 },
  education: { everyDays: 180 },
} as const satisfies Record<string, CareItem>;
export type CareItemName = keyof typeof careItems;

interface Programme {
  readonly criteria: readonly string[];
  readonly items: readonly CareItemName[];
  /** The item whose results are the outcome of the programme. */
  readonly outcome: CareItemName;
}

/** THE programmes: what somebody has to meet to be enrolled, what is due, and by what they are measured. */
export const programmes = {
  diabetes: {
    criteria: ['diabetesDiagnosis', 'adult', 'notPregnant'],
    items: ['hba1c', 'bloodPressure', 'ldl', 'eyes', 'feet', 'kidney', 'education'],
    outcome: 'hba1c',
  },
  cardiovascular: {
    criteria: ['heartDiagnosis', 'adult'],
    items: ['bloodPressure', 'ldl', 'kidney', 'education'],
    outcome: 'bloodPressure',
  },
  asthma: {
    criteria: ['asthmaDiagnosis', 'sixYears'],
    items: ['asthmaScore', 'inhaler', 'education'],
    outcome: 'asthmaScore',
  },
} as const satisfies Record<string, Programme>;
export type ProgrammeName = keyof typeof programmes;
export const programmeNames = Object.keys(programmes) as [ProgrammeName, ...ProgrammeName[]];
export const careItemNames = Object.keys(careItems) as [CareItemName, ...CareItemName[]];
export const criteria = [...new Set(programmeNames.flatMap((name): string[] => [...programmes[name].criteria]))] as [
  Criterion,
  ...Criterion[],
];
export type Criterion = (typeof programmes)[ProgrammeName]['criteria'][number];

/** The measure of an item, or null for an examination. */
export const measureOf = (item: CareItemName): Measure | null => {
  const found: CareItem = careItems[item];
  return found.measure ?? null;
};

/** When an item is due again that was done on a day (ISO). */
export const dueAfter = (item: CareItemName, doneOn: string): string => daysAfter(doneOn, careItems[item].everyDays);

/** The first day of which something is entered of an item: what was done before was due again when the member was enrolled on `enrolledOn` (ISO). */
export const earliestOn = (item: CareItemName, enrolledOn: string): string =>
  daysAfter(enrolledOn, -careItems[item].everyDays);

/** Whether a result counts as controlled. */
export function isControlled({ goal }: Measure, value: number): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** The pictures show this many results of an item, the newest; the log has them all. */
export const mostResults = 24;

/** A result that is this old (days) counts no more for the outcome of a programme. */
export const outcomeDays = 365;
