import { describe, expect, it } from 'vitest';
import { eligibilityRequest } from '../../../../functions/_connect/payer/priorRequest.ts';
import type { PriorRequest } from '../../../../functions/_connect/postOffice/postOffice.ts';
import { writePriorRequest } from '../../../../functions/_connect/postOffice/writePriorRequest.ts';
import { riayatiRequest } from '../../../../infra/local/simulators/riayatiTransaction.ts';
import { checkTransaction } from '../../../../infra/local/simulators/transactionCheck.ts';
import { rootOf, type XmlElement } from '../../../../infra/local/simulators/xmlElements.ts';
import { type ConnectedRegulatorId, regulators } from '../../../../shared/_field/regulator.ts';
import { answersOf } from '../../../../shared/payerRule/ruleMatch.ts';
import { everyKind, fittingAnswers } from '../../../payerRule/support/rules.ts';
import { fc } from '../../../support/fc.ts';
import { aQuestion } from '../../../support/payerQuestion.ts';
import { aPriorRequest } from '../../../support/priorRequests.ts';
import { hasRegulatorSchemas, schemaErrors } from '../../../support/regulatorSchema.ts';

const sender = 'MF9001';
const withPayerNumber = {
  idPayer: 'A-1',
  resubmission: { type: 'correction', comment: 'New report', attachment: 'AAEC' },
};
type Line = PriorRequest['authorization']['activities'][number];
type Observation = Line['observations'][number];
const [firstLine] = aPriorRequest().authorization.activities;
if (!firstLine) throw new Error('No line');
const aLine = (id: string, changes: Partial<Line> = {}): Line => ({ ...firstLine, id, observations: [], ...changes });
const aText = (value: string): Observation => ({ type: 'Text', code: 'Description', value, valueType: 'Other' });
/** As large as a scan, with every byte in it. */
const aScan = (at: number): Observation => ({
  ...{ type: 'File', code: 'File', valueType: 'File' },
  value: Buffer.from(Array.from({ length: 20_000 }, (_, byte) => (byte * 31 + at) % 256)).toString('base64'),
});
const observations: readonly Observation[] = [
  { type: 'LOINC', code: '4548-4', value: '7.2', valueType: '%' },
  { type: 'Universal Dental', code: '14' },
  aText('ألم شديد في أسفل الظهر <منذ> أسبوع & أكثر'),
];

const askedNumber = `${sender}-01ARZ3NDEKTSV4RRFFQ69G5FAV`;
/** A question of eligibility with all that a receptionist may know. */
const fullQuestion = aQuestion({
  ...{ facilityLicense: sender, requestNumber: askedNumber, cardNumber: '88-7700013-01' },
  ...{ clinicianLicense: 'GD1234', referralClinicianLicense: 'GD77', mobileNumber: '+971-50-123-4567' },
  ...{ consultationCategoryCode: 'GP', remarks: 'Walk-in', ruleId: '01K0000000000000000000000R' },
  ruleAnswers: answersOf(everyKind, new Map(fittingAnswers.map(({ question, answer }) => [question, answer]))),
});

/** Each shape of a request that the portal sends. */
const requests: readonly [string, PriorRequest][] = [
  ['everything', aPriorRequest({ sender })],
  ['a resubmission with a file', aPriorRequest({ sender, ...withPayerNumber })],
  [
    'nothing that may be left out',
    aPriorRequest({ sender, dateOrdered: undefined, encounter: undefined, diagnoses: [], activities: [] }),
  ],
  ['a cancellation', aPriorRequest({ sender, type: 'Cancellation', activities: [] })],
  ['an extension', aPriorRequest({ sender, type: 'Extension' })],
  ['a status inquiry', aPriorRequest({ sender, type: 'Status Inquiry', activities: [] })],
  ['200 lines', aPriorRequest({ sender, activities: Array.from({ length: 200 }, (_, at) => aLine(`line-${at + 1}`)) })],
  [
    '20 files',
    aPriorRequest({
      sender,
      activities: [aLine('1', { observations: Array.from({ length: 20 }, (_, at) => aScan(at)) })],
    }),
  ],
  ['observations of every kind that both know', aPriorRequest({ sender, activities: [aLine('1', { observations })] })],
  [
    'a trade drug and a generic drug without a price',
    aPriorRequest({
      sender,
      activities: [
        aLine('1', { type: 5, code: '0439-152905-1001', quantity: 0.0001, net: 0.01 }),
        aLine('2', { type: 10, code: 'A54-4064-00334', quantity: 90, net: 0 }),
      ],
    }),
  ],
  [
    'lines of every code set',
    aPriorRequest({ sender, activities: [3, 4, 5, 6, 8, 9, 10].map((type) => aLine(`t${type}`, { type, net: 0 })) }),
  ],
  [
    'a reply in Arabic over several lines',
    aPriorRequest({
      sender,
      idPayer: `${sender}-00145677`,
      resubmission: { type: 'correction', comment: 'كما طلبتم\n1: تقرير الأشعة مرفق' },
      activities: [aLine('1', { observations: [aScan(1)] })],
    }),
  ],
  [
    'an inpatient over midnight, with an end',
    aPriorRequest({
      sender,
      encounter: { facilityId: sender, type: 3, start: '2026-12-31T20:30:00.000Z', end: '2027-01-02T19:59:00.000Z' },
    }),
  ],
  [
    'the longest comment of one that is sent again',
    aPriorRequest({
      sender,
      idPayer: 'A'.repeat(50),
      resubmission: { type: 'internal complaint', comment: 'ش'.repeat(2000) },
    }),
  ],
  ['a question of eligibility', eligibilityRequest(fullQuestion, 'PRODUCTION')],
  ['a question that is taken back', eligibilityRequest({ ...fullQuestion, isCancellation: true }, 'PRODUCTION')],
  ['an unknown card', aPriorRequest({ sender, emiratesId: '999-9999-9999999-9' })],
];

const textOf = (request: PriorRequest, regulator: ConnectedRegulatorId) =>
  Buffer.from(writePriorRequest(request, regulator).bytes).toString('utf8');
const elementsOf = (request: PriorRequest, regulator: ConnectedRegulatorId): XmlElement => {
  const text = textOf(request, regulator);
  const root = regulator === regulators.MOHAP ? riayatiRequest(JSON.parse(text)) : rootOf(text);
  if (!root || typeof root === 'string') throw new Error('No root');
  return root;
};
const check = (request: PriorRequest, regulator: ConnectedRegulatorId) =>
  checkTransaction(elementsOf(request, regulator), {
    ...{ dialect: regulator === regulators.DHA ? 'dha' : 'doh', senderLicense: sender },
    isSent: () => false,
  })?.filter(({ type }) => type === 'Error');

describe.each([
  ['Dubai', regulators.DHA],
  ['Abu Dhabi', regulators.HAAD],
  ['Riayati', regulators.MOHAP],
] as const)('REQ-EAUTH-08 a request for %s', (_, regulator) => {
  it.each(requests)('with %s is as its schema says', (__, request) => {
    expect(check(request, regulator)).toEqual([]);
  });

  it('is valid whatever somebody has typed', () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(typed, fc.double({ min: 0, max: 1e6, noNaN: true }), (value, amount) => {
        const observations = [{ type: 'Text', code: 'Description', value, valueType: 'Other' }];
        const [line] = aPriorRequest().authorization.activities;
        if (!line) throw new Error('No line');
        const lines = [{ ...line, quantity: amount, net: amount, observations }];
        expect(check(aPriorRequest({ sender, activities: lines }), regulator)).toEqual([]);
      }),
    );
  });

  it('has a name of its own, the same each time, and no path in it', () => {
    const names = [
      aPriorRequest({ sender }),
      aPriorRequest({ sender, type: 'Cancellation' }),
      aPriorRequest({ sender, id: `${sender}-2` }),
      { ...aPriorRequest({ sender }), header: { ...aPriorRequest().header, transactionDate: '2026-11-24T05:30:13Z' } },
    ].map((request) => writePriorRequest(request, regulator).fileName);
    expect(new Set(names).size).toBe(4);
    expect(writePriorRequest(aPriorRequest({ sender }), regulator).fileName).toBe(names[0]);
    const bad = writePriorRequest(aPriorRequest({ sender, id: '../..\\x' }), regulator).fileName;
    expect(bad).toMatch(/^[\w-]+\.(xml|json)$/);
  });
});

it('writes amounts without an exponent, and an ordering clinician where the regulator knows one', () => {
  const dubai = textOf(aPriorRequest({ sender }), regulators.DHA);
  const abuDhabi = textOf(aPriorRequest({ sender }), regulators.HAAD);
  expect(abuDhabi).toContain('<Quantity>0.5</Quantity><Net>12.35</Net>');
  expect(abuDhabi).toContain('<OrderingClinician>GD90002</OrderingClinician><Clinician>GD90001</Clinician>');
  expect(dubai).not.toContain('OrderingClinician');
  expect(abuDhabi).toContain('<TransactionDate>24/11/2026 09:30</TransactionDate>');
  expect(abuDhabi).toContain(
    '<EmiratesIDNumber>784-1985-0000001-7</EmiratesIDNumber><DateOrdered>23/11/2026</DateOrdered>',
  );
});

describe.runIf(hasRegulatorSchemas).each([
  ['Abu Dhabi', regulators.HAAD, 'doh/PriorRequest.xsd'],
  ['Dubai', regulators.DHA, 'dha/PriorRequest.xsd'],
] as const)('REQ-EAUTH-08 the schema of %s', (_, regulator, schema) => {
  it.each(requests)('is kept with %s', (__, request) => {
    expect(schemaErrors(textOf(request, regulator), schema)).toEqual([]);
  });

  it('is kept whatever somebody has typed', () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(typed, fc.double({ min: 0, max: 1e6, noNaN: true }), (value, amount) => {
        const lines = [aLine('1', { quantity: amount, net: amount, observations: [aText(value)] })];
        expect(schemaErrors(textOf(aPriorRequest({ sender, activities: lines }), regulator), schema)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('tells elements in another order, an unknown type, and a number that is none', () => {
    const text = textOf(aPriorRequest({ sender }), regulator);
    const broken: readonly [string, string][] = [
      ['<Quantity>0.5</Quantity><Net>12.35</Net>', '<Net>12.35</Net><Quantity>0.5</Quantity>'],
      ['<Type>Authorization</Type>', '<Type>Wish</Type>'],
      ['<Net>12.35</Net>', '<Net>much</Net>'],
    ];
    for (const [from, to] of broken) {
      expect(text).toContain(from);
      expect(schemaErrors(text.replace(from, to), schema)).not.toEqual([]);
    }
  });
});
