import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import type { Node } from '../support/claimFiles.ts';
import { element } from './claimNodes.ts';
import { type Draws, drawsOf } from './random.ts';

/** What a claim is about: each kind is written as programs of hospitals, clinics, pharmacies and dentists write it. */
export const claimKinds = [
  ...(['visit', 'laboratory', 'pharmacy', 'dental', 'emergency', 'dayCase', 'stay', 'drgStay', 'transfer'] as const),
  ...(['newborn', 'resubmission', 'selfPay', 'taxed', 'surgery', 'tablets'] as const),
  ...(['course', 'followUp', 'telemedicine', 'ambulance'] as const),
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export interface CleanClaim {
  readonly dialect: ClaimDialect;
  readonly kind: ClaimKind;
  readonly id: string;
  readonly node: Node;
}

/** Who sends the claims of a file, and to whom. */
export const parties = {
  dha: { provider: 'DHA-F-9000001', receiver: 'TPA004' },
  doh: { provider: 'MF9001', receiver: 'A001' },
} as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** A day and a time as a file has them. */
const dated = (date: Date): string =>
  `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
const after = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);

/** Fils as somebody's program prints an amount of dirhams. */
function amount(fils: number, draws: Draws): string {
  // Prices of tablets are told to a third decimal.
  if (!Number.isInteger(fils)) return (fils / 100).toFixed(3);
  const plain = (fils / 100).toFixed(2);
  const short = String(fils / 100);
  return draws.oneOf([
    plain,
    plain,
    plain,
    short,
    `${plain}00`,
    `${plain}0`,
    `0${short}`,
    (fils / 100).toExponential(),
  ]);
}

function luhnDigit(digits: string): number {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const doubled = Number(digit) * ((digits.length - at) % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** An invented Emirates ID whose check digit is right. */
export function emiratesIdOf(year: number, serial: number, country = '784'): string {
  const number = String(serial).padStart(7, '0');
  return `${country}-${year}-${number}-${luhnDigit(`${country}${year}${number}`)}`;
}

const diagnoses = [
  'J06.9',
  'E11.9',
  'I10',
  'M54.50',
  'K02.9',
  'R07.9',
  'S72.001A',
  'O80',
  'Z00.00',
  'N390',
  'H10.13',
  'F32A',
  'Z3A.20',
  'M1A.00X0',
  'u07.1',
  'C7A.00',
] as const;
const visits = ['99201', '99202', '99203', '99212', '99213', '99214', '99215'] as const;
const tests = [
  '80053',
  '85025',
  '81001',
  '84443',
  '82947',
  '83036',
  '87086',
  '71046',
  '93000',
  '0042T',
  '3008F',
] as const;
const loinc = ['704-7', '2345-7', '4548-4', '718-7'] as const;
const teeth = ['11', '3', '46', 'A', '30', '21'] as const;
const dentistry = ['D0120', 'D1110', 'D2391', 'D2740', '01101', '21222'] as const;
const drugs = {
  dha: ['0439-152905-1001', '0013-101603-1174', '2121-103201-0391'],
  doh: ['A54-4064-00334-01', 'A19-0692-02910-02', 'B46-1373-00884-02'],
} as const;
const comments = [
  'The code was corrected',
  'ICD changed as asked for; see the report',
  'مرفق التقرير الطبي',
  'Approved under PA-77 & PA-78',
] as const;

interface Line {
  readonly type: number;
  readonly code: string;
  readonly fils: number;
  readonly quantity?: string;
  /** Of VAT. */
  readonly percent?: number;
  readonly observations?: readonly (readonly [string, string, string?, string?])[];
}

function linesOf(kind: ClaimKind, dialect: ClaimDialect, draws: Draws): readonly Line[] {
  const money = (most: number): number => draws.whole(1, most * 100);
  const visit: Line = {
    ...{ type: 3, code: draws.oneOf(visits), fils: money(400) },
    observations:
      dialect === 'dha'
        ? [
            ['Result', 'BPS', '120', '01/11/2026'],
            ['Result', 'BPD', '80', '01/11/2026'],
          ]
        : [],
  };
  const codes = tests.slice(draws.whole(0, 5)).slice(0, draws.whole(1, 5));
  const labs = codes.map(
    (code): Line => ({
      ...{ type: 3, code, fils: money(250) },
      observations: draws.isSo(0.6) ? [['LOINC', draws.oneOf(loinc), String(draws.whole(1, 90) / 10), '10*3/uL']] : [],
    }),
  );
  const drugLines = drugs[dialect].slice(0, draws.whole(1, 3)).map(
    (code): Line => ({
      ...{ type: 5, code, fils: money(300), quantity: draws.oneOf(['1', '0.5', '30', '1.0000', '0.3333', '2.00']) },
      observations:
        dialect === 'dha'
          ? [['ERX', 'ReferenceNo', String(draws.whole(1e6, 9e6)), 'Reference']]
          : [['Text', 'Drug patient share', draws.oneOf(['0', '4.50', '12', '3.125']), 'AED']],
    }),
  );
  const toothCode = draws.oneOf(dentistry);
  const dentalLines = teeth.slice(0, draws.whole(1, 4)).map(
    (tooth): Line => ({
      ...{ type: 6, code: toothCode, fils: money(900), observations: [['Universal Dental', tooth]] },
    }),
  );
  const room: Line = {
    type: 8,
    code: draws.oneOf(['17.05', '17.02']),
    fils: money(2000),
    quantity: String(draws.whole(1, 9)),
  };
  const supply: Line = { type: 4, code: draws.oneOf(['A4550', 'J1100', 'E0114']), fils: money(80), quantity: '2' };
  const drg: Line = {
    type: 9,
    code: draws.oneOf(['11011', '014101', '4130']),
    fils: draws.whole(100_000, 9_876_543_21),
  };
  const free = (line: Line): Line => ({ ...line, fils: 0 });
  switch (kind) {
    case 'laboratory':
      return labs;
    case 'pharmacy':
      return drugLines;
    // The same treatment at several times of a day, by one therapist.
    case 'course':
      return [0, 1, 2].map(() => ({ type: 3, code: '97110', fils: 90_00 }));
    case 'followUp':
      return [{ type: 8, code: '9.01', fils: 0 }, ...labs];
    case 'ambulance':
      return [{ type: 4, code: draws.oneOf(['A0429', 'a0425']), fils: money(1500), quantity: '12.5' }];
    case 'tablets':
      return drugLines.map((line) => ({ ...line, fils: line.fils + draws.whole(1, 9) / 10 }));
    case 'dental':
      return dentalLines;
    case 'emergency':
      return [visit, ...labs, supply];
    case 'dayCase':
      return [visit, supply, ...drugLines];
    case 'stay':
    case 'newborn':
      return [room, ...labs, ...drugLines];
    case 'drgStay':
      return [drg, free(room), ...labs.map(free)];
    case 'surgery':
      return [{ type: 3, code: '27130', fils: draws.whole(1_000_000, 250_000_000) }, room, supply];
    default:
      return [visit, ...labs];
  }
}

const encounterTypes: Readonly<Partial<Record<ClaimKind, readonly [number, ...number[]]>>> = {
  emergency: [2],
  dayCase: [5, 6],
  stay: [3, 4],
  drgStay: [3, 4],
  surgery: [3],
  newborn: [3],
  transfer: [4],
  telemedicine: [10],
  ambulance: [41, 42],
};

const startTypeOf = (kind: ClaimKind, type: number): string => {
  if (kind === 'newborn') return '4';
  if (kind === 'transfer') return '3';
  return type % 2 === 0 ? '2' : '1';
};

/** How a visit ended and how it began: with a bed always, else as the program likes. */
const endingOf = (kind: ClaimKind, type: number, end: Date): readonly Node[] => [
  ['End', dated(end)],
  ['StartType', startTypeOf(kind, type)],
  ['EndType', kind === 'transfer' ? '4' : '1'],
];

const transferOf = (draws: Draws): readonly Node[] => [
  ['TransferSource', draws.oneOf(['@Al Noor Hospital', 'MF9002'])],
  ['TransferDestination', draws.oneOf(['@Rashid Hospital', 'DHA-F-9000002'])],
];

function encounterOf(kind: ClaimKind, dialect: ClaimDialect, at: number, start: Date, draws: Draws): Node {
  const type = draws.oneOf(encounterTypes[kind] ?? [1, 1, 1, 12]);
  const hasBed = type >= 3 && type <= 6;
  const end = after(start, hasBed ? draws.whole(1, 6) * 1440 : draws.whole(10, 120));
  return element(
    'Encounter',
    ['FacilityID', parties[dialect].provider],
    ['Type', String(type)],
    ['PatientID', `MRN${at}`],
    dialect === 'doh' && kind !== 'selfPay' ? ['EligibilityIDPayer', `EL-${at}`] : null,
    ['Start', dated(start)],
    hasBed || draws.isSo(0.7) ? endingOf(kind, type, end) : null,
    kind === 'transfer' ? transferOf(draws) : null,
  );
}

function diagnosesOf(kind: ClaimKind, dialect: ClaimDialect, draws: Draws): readonly Node[] {
  const from = draws.whole(0, 11);
  const codes = diagnoses.slice(from, from + draws.whole(1, 5));
  const present = dialect === 'doh' && (kind === 'drgStay' || draws.isSo(0.3));
  const one = (type: string, code: string): Node =>
    element(
      'Diagnosis',
      ['Type', type],
      ['Code', code],
      present ? element('DxInfo', ['Type', 'POA'], ['Code', 'Y']) : null,
    );
  const known = codes.map((code, place) => one(place === 0 ? 'Principal' : 'Secondary', code));
  // Some programs put the principal one last; what the patient came with may be the same as what was found.
  const ordered = draws.isSo(0.15) ? [...known].reverse() : known;
  return draws.isSo(0.2) && codes[0] ? [...ordered, one('Admitting', codes[0])] : ordered;
}

interface Party {
  readonly payer: string;
  readonly member: string;
}

function payerOf(kind: ClaimKind, dialect: ClaimDialect, at: number, draws: Draws): Party {
  if (kind === 'selfPay')
    return {
      payer: draws.oneOf(['SelfPay', 'ProFormaPayer', 'MedicalTourismSelfPay', '@Employer']),
      member: `${parties.doh.provider}#MRN${at}`,
    };
  return {
    payer: dialect === 'dha' ? draws.oneOf(['INS026', 'INS012']) : draws.oneOf(['A001', 'D001', 'E001']),
    member: `${draws.whole(1e6, 9e6)}-${at}`,
  };
}

/** A third decimal of dirhams is a tenth of a fils. */
const tenths = (fils: number): number => Math.round(fils * 10) / 10;

const vatOf = ({ fils, percent = 0 }: Line): number => Math.round((fils * percent) / 100);

const placeholders = ['000-0000-0000000-0', '111-1111-1111111-1', '999-9999-9999999-9'] as const;

/** Four claims are of one patient; a newborn has no number yet, and some people none at all. */
function patientOf(kind: ClaimKind, at: number, draws: Draws): string {
  if (kind === 'newborn' || draws.isSo(0.1)) return draws.oneOf(placeholders);
  const person = Math.floor(at / 4);
  return emiratesIdOf(1935 + (person % 91), person * 13 + 7);
}

const observationOf = ([type, code, value, valueType]: NonNullable<Line['observations']>[number]): Node =>
  element(
    'Observation',
    ['Type', type],
    ['Code', code],
    value === undefined ? null : ['Value', value],
    valueType === undefined ? null : ['ValueType', valueType],
  );

/** What all lines of a claim share. */
interface Visit {
  readonly kind: ClaimKind;
  readonly at: number;
  readonly start: Date;
  readonly clinician: string;
  /** Abu Dhabi names who ordered, and when. */
  readonly isOrdered: boolean;
}

function activityOf(line: Line, place: number, { kind, at, start, clinician, isOrdered }: Visit, draws: Draws): Node {
  const percent = String(line.percent ?? 0);
  return element(
    'Activity',
    ['ID', `${at}-${place + 1}`],
    ['Start', dated(after(start, kind === 'course' ? place * 3 : draws.whole(0, 9)))],
    ['Type', String(line.type)],
    ['Code', line.code],
    ['Quantity', line.quantity ?? draws.oneOf(['1', '1.0', '1.0000', '1.00'])],
    ['Net', amount(line.fils, draws)],
    isOrdered ? ['OrderingClinician', clinician] : null,
    ['Clinician', clinician],
    draws.isSo(0.3) ? ['PriorAuthorizationID', `PA-${at}`] : null,
    line.percent === undefined
      ? null
      : [
          ['VAT', amount(vatOf(line), draws)],
          ['VATPercent', draws.oneOf([percent, `${percent}.00`])],
        ],
    isOrdered ? ['DateOrdered', dated(start)] : null,
    (line.observations ?? []).map(observationOf),
  );
}

const resubmissionOf = (at: number, draws: Draws): Node =>
  element(
    'Resubmission',
    ['Type', draws.oneOf(['correction', 'internal complaint'])],
    ['Comment', draws.oneOf(comments)],
    draws.isSo(0.5) ? ['Attachment', Buffer.from(`%PDF-${at}`).toString('base64')] : null,
  );

const contractOf = (draws: Draws): Node | null =>
  draws.isSo(0.3) ? element('Contract', ['PackageName', draws.oneOf(['Basic', 'Thiqa 1', 'Network & Plus'])]) : null;

/** What a claim costs: its net is the sum of its lines, its gross at least net and share together. */
function amountsOf(kind: ClaimKind, lines: readonly Line[], draws: Draws): readonly Node[] {
  const net = tenths(lines.reduce((sum, { fils }) => sum + fils, 0));
  const part = kind === 'tablets' ? draws.whole(1, 9999) / 10 : draws.whole(1, 9999);
  const share = draws.oneOf([0, 20_00, 50_00, part]);
  const discount = draws.isSo(0.2) ? draws.whole(1, 5000) : 0;
  const vat = lines.reduce((sum, line) => sum + vatOf(line), 0);
  return [
    ['Gross', amount(tenths(net + share + discount), draws)],
    ['PatientShare', amount(share, draws)],
    ['Net', amount(net, draws)],
    ...(kind === 'taxed' ? ([['VAT', amount(vat, draws)]] as const) : []),
  ];
}

const clinicianOf = (dialect: ClaimDialect, draws: Draws): string =>
  dialect === 'dha' ? `DHA-P-900000${two(draws.whole(1, 40))}` : `GD900${two(draws.whole(1, 40))}`;

/** A claim without a fault, which is the same whenever it is asked for: its number chooses all of it. */
export function cleanClaim(dialect: ClaimDialect, kind: ClaimKind, at: number): CleanClaim {
  const draws = drawsOf(at * 7919 + (dialect === 'dha' ? 1 : 2));
  const id = draws.oneOf([`C-${at}`, `2026/11/${at}`, `INV${1_000_000_000_000 + at}`]);
  const start = new Date(Date.UTC(2026, draws.whole(7, 9), draws.whole(1, 28), draws.whole(0, 23), draws.whole(0, 59)));
  const lines = linesOf(kind, dialect, draws).map((line) =>
    kind === 'taxed' ? { ...line, percent: draws.oneOf([0, 5]) } : line,
  );
  const { payer, member } = payerOf(kind, dialect, at, draws);
  const isOrdered = dialect === 'doh' && draws.isSo(0.5);
  const visit: Visit = { kind, at, start, clinician: clinicianOf(dialect, draws), isOrdered };
  const node = element(
    'Claim',
    ['ID', id],
    kind === 'resubmission' ? ['IDPayer', `PAYER-${at}`] : null,
    ['MemberID', member],
    ['PayerID', payer],
    ['ProviderID', parties[dialect].provider],
    ['EmiratesIDNumber', patientOf(kind, at, draws)],
    amountsOf(kind, lines, draws),
    encounterOf(kind, dialect, at, start, draws),
    diagnosesOf(kind, dialect, draws),
    lines.map((line, place) => activityOf(line, place, visit, draws)),
    kind === 'resubmission' ? resubmissionOf(at, draws) : null,
    contractOf(draws),
  );
  return { dialect, kind, id, node };
}

/** Kinds that Dubai does not have. */
const ofAbuDhabi: readonly ClaimKind[] = ['selfPay', 'taxed'];

export const kindsOf = (dialect: ClaimDialect): readonly ClaimKind[] =>
  claimKinds.filter((kind) => dialect === 'doh' || !ofAbuDhabi.includes(kind));

/** So many clean claims of every kind in turn. */
export function cleanClaims(dialect: ClaimDialect, count: number, from = 1): readonly CleanClaim[] {
  const kinds = kindsOf(dialect);
  return Array.from({ length: count }, (_, at) => cleanClaim(dialect, kinds[at % kinds.length] ?? 'visit', from + at));
}
