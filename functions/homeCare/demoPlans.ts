import type { EpisodeMove, EpisodeState } from '../../shared/homeCare/routes.ts';

/** A step of an episode: whose, and what was written. */
export type Said = readonly [
  side: 'provider' | 'insurer' | 'authority' | 'newProvider',
  move: EpisodeMove,
  text?: string,
];

export interface Plan {
  readonly member: readonly [name: string, arabic: string, bornIn: number];
  readonly state: EpisodeState;
  readonly hoursAgo: number;
  readonly diagnosis: readonly [code: string, description: string];
  readonly moves: readonly Said[];
}

const assess = [
  'provider',
  'assess',
  'Bedbound, lives with the family. A nurse is needed three times a week.',
] as const;
const approve = ['insurer', 'approve'] as const;
const admit = ['provider', 'admit'] as const;
const toCare = [assess, approve, admit];
const insurerAsks = ['insurer', 'insurerAsksReallocation', 'The family has moved to Al Ain.'] as const;
const authorityAsks = [
  'authority',
  'authorityAsksReallocation',
  'A complaint of the family is being looked into.',
] as const;
const accepted: readonly Said[] = [
  ['authority', 'approveReallocation'],
  ['newProvider', 'recordConsent'],
  ['newProvider', 'acceptReallocation'],
];
const stroke = [
  'I69.351',
  'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
] as const;
const diabetes = ['E11.9', 'Type 2 diabetes mellitus without complications'] as const;
const heart = ['I50.9', 'Heart failure, unspecified'] as const;

/** An episode in each state, of members of one insurer at one hospital; the first is in care. */
export const plans: readonly Plan[] = [
  {
    ...{
      member: ['Fatima Invented Al Bait', 'فاطمة البيت', 1948],
      state: 'admitted',
      hoursAgo: 400,
      diagnosis: stroke,
    },
    moves: [assess, approve, admit],
  },
  {
    ...{ member: ['Hamad Invented Al Dar', 'حمد الدار', 1952], state: 'referred', hoursAgo: 5, diagnosis: diabetes },
    moves: [],
  },
  {
    ...{ member: ['Aisha Invented Al Nakhl', 'عائشة النخل', 1961], state: 'withPayer', hoursAgo: 9, diagnosis: heart },
    moves: [assess],
  },
  {
    ...{ member: ['Juma Invented Al Sahel', 'جمعة الساحل', 1944], state: 'queried', hoursAgo: 30, diagnosis: stroke },
    moves: [assess, ['insurer', 'ask', 'Who cares for the patient at night?']],
  },
  {
    ...{ member: ['Mariam Invented Al Wadi', 'مريم الوادي', 1957], state: 'approved', hoursAgo: 50, diagnosis: heart },
    moves: [assess, approve],
  },
  {
    ...{
      member: ['Saeed Invented Al Reem', 'سعيد الريم', 1950],
      state: 'extending',
      hoursAgo: 500,
      diagnosis: diabetes,
    },
    moves: [assess, approve, admit, ['provider', 'askExtension', 'The wounds are open still.']],
  },
  {
    ...{ member: ['Rashid Invented Al Ghaf', 'راشد الغاف', 1943], state: 'reallocationAtAuthority' },
    ...{ hoursAgo: 620, diagnosis: stroke, moves: [...toCare, insurerAsks] },
  },
  {
    ...{ member: ['Latifa Invented Al Yas', 'لطيفة اليأس', 1955], state: 'reallocationAtInsurer' },
    ...{ hoursAgo: 630, diagnosis: heart, moves: [...toCare, authorityAsks] },
  },
  {
    ...{ member: ['Khalifa Invented Al Sidr', 'خليفة السدر', 1949], state: 'reallocationOffered' },
    ...{ hoursAgo: 640, diagnosis: stroke, moves: [...toCare, insurerAsks, ['authority', 'approveReallocation']] },
  },
  {
    ...{ member: ['Moza Invented Al Falaj', 'موزة الفلج', 1951], state: 'reallocationAccepted' },
    ...{ hoursAgo: 650, diagnosis: diabetes, moves: [...toCare, insurerAsks, ...accepted] },
  },
  {
    ...{ member: ['Ali Invented Al Qala', 'علي القلعة', 1947], state: 'admitted' },
    ...{ hoursAgo: 660, diagnosis: heart, moves: [...toCare, insurerAsks, ...accepted, ['newProvider', 'takeOver']] },
  },
  {
    ...{ member: ['Noura Invented Al Fajr', 'نورة الفجر', 1966], state: 'ended', hoursAgo: 900, diagnosis: diabetes },
    moves: [assess, approve, admit, ['provider', 'discharge']],
  },
  {
    ...{ member: ['Salma Invented Al Bahr', 'سلمى البحر', 1970], state: 'declined', hoursAgo: 200, diagnosis: heart },
    moves: [['provider', 'decline', 'No nurse is free in this area.']],
  },
  {
    ...{ member: ['Obaid Invented Al Jabal', 'عبيد الجبل', 1946], state: 'refused', hoursAgo: 300, diagnosis: stroke },
    moves: [assess, ['insurer', 'refuse', 'The plan does not cover care at home.']],
  },
];
