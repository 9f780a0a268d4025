import { describe, expect, it } from 'vitest';
import type { PriorRequest } from '../../../../functions/_connect/postOffice/postOffice.ts';
import { writePriorRequest } from '../../../../functions/_connect/postOffice/writePriorRequest.ts';
import { riayatiRequest } from '../../../../infra/local/simulators/riayatiTransaction.ts';
import { checkTransaction } from '../../../../infra/local/simulators/transactionCheck.ts';
import { rootOf, type XmlElement } from '../../../../infra/local/simulators/xmlElements.ts';
import { type ConnectedRegulatorId, regulators } from '../../../../shared/_field/regulator.ts';
import { fc } from '../../../support/fc.ts';
import { aPriorRequest } from '../../../support/priorRequests.ts';
import { hasRegulatorSchemas, schemaErrors } from '../../../support/regulatorSchema.ts';

const sender = 'MF9001';
const withPayerNumber = {
  idPayer: 'A-1',
  resubmission: { type: 'correction', comment: 'New report', attachment: 'AAEC' },
};
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

describe.runIf(hasRegulatorSchemas)('the schema of Abu Dhabi', () => {
  it.each(requests)('is kept with %s', (_, request) => {
    expect(schemaErrors(textOf(request, regulators.HAAD), 'PriorRequest.xsd')).toEqual([]);
  });
});
