import { describe, expect, it } from 'vitest';
import { eligibilityRequestXml } from '../../../../functions/_connect/payer/priorRequest.ts';
import { checkPriorRequest } from '../../../../infra/local/simulators/payerRequestCheck.ts';
import { answersOf } from '../../../../shared/payerRule/ruleMatch.ts';
import { everyKind, fittingAnswers } from '../../../payerRule/support/rules.ts';
import { fc } from '../../../support/fc.ts';
import { aQuestion } from '../../../support/payerQuestion.ts';
import { hasRegulatorSchemas, schemaErrors } from '../../../support/regulatorSchema.ts';

const question = aQuestion({
  cardNumber: '88-7700013-01',
  serviceDate: '2026-11-21',
  consultationCategoryCode: 'GP',
  clinicianLicense: 'GD1234',
  referralClinicianLicense: 'DHA-P-77',
  mobileNumber: '+971-50-123-4567',
  remarks: 'Walk-in',
});

const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];

describe('the Prior.Request of an eligibility check', () => {
  it('says who asks whom about whom, in the payers’ formats and their time zone', () => {
    const xml = eligibilityRequestXml(question, 'PRODUCTION');
    const values = {
      SenderID: 'MF1234',
      ReceiverID: 'A901',
      TransactionDate: '21/11/2026 13:05',
      RecordCount: '1',
      DispositionFlag: 'PRODUCTION',
      MemberID: '88-7700013-01',
      PayerID: 'A901',
      EmiratesIDNumber: '784-1985-0000001-7',
      FacilityID: 'MF1234',
      OrderingClinician: 'DHA-P-77',
      Clinician: 'GD1234',
    };
    for (const [element, value] of Object.entries(values)) expect(textIn(xml, element)).toBe(value);
    expect(xml).toContain(`<Type>Eligibility</Type><ID>${question.requestNumber}</ID>`);
  });

  it('has the placeholder of an unknown Emirates ID when only the card number is known', () => {
    const xml = eligibilityRequestXml({ ...question, emiratesId: null }, 'TEST');
    expect(textIn(xml, 'EmiratesIDNumber')).toBe('999-9999-9999999-9');
    expect(textIn(xml, 'MemberID')).toBe('88-7700013-01');
  });

  it('repeats the Emirates ID as the member number when no card number is known', () => {
    const xml = eligibilityRequestXml({ ...question, cardNumber: null }, 'TEST');
    expect(textIn(xml, 'MemberID')).toBe('784-1985-0000001-7');
  });

  it('starts a visit of an earlier day at the beginning of that day', () => {
    const xml = eligibilityRequestXml({ ...question, serviceDate: '2026-11-20' }, 'TEST');
    expect(xml).toContain('<Start>20/11/2026 00:00</Start>');
  });

  it('reaches a strict payer whole, whatever is typed into its fields', () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(typed, typed, (remarks, consultationCategoryCode) => {
        const xml = eligibilityRequestXml({ ...question, remarks, consultationCategoryCode }, 'TEST');
        expect(checkPriorRequest(xml, 'A901').errors).toEqual([]);
      }),
    );
  });

  const given = new Map(fittingAnswers.map(({ question: code, answer }) => [code, answer]));
  const answered = { ruleId: '01K0000000000000000000000R', ruleAnswers: answersOf(everyKind, given) };

  it('carries the rule and each answer under the code of its question', () => {
    const xml = eligibilityRequestXml({ ...question, ...answered }, 'TEST');
    expect(checkPriorRequest(xml, 'A901').errors).toEqual([]);
    const observed = [...xml.matchAll(/<Code>([^<]*)<\/Code><Value>([^<]*)<\/Value><ValueType>Rule/g)];
    expect(observed.map(([, code, value]) => `${code} ${value}`)).toEqual([
      'RuleId 01K0000000000000000000000R',
      'Q1 yes',
      'PLACE WORK',
      'Q3 Fell &lt;from&gt; a ladder &amp; broke it',
      'Q4 02/11/2026',
    ]);
  });

  const sparse = {
    clinicianLicense: null,
    referralClinicianLicense: null,
    remarks: null,
    mobileNumber: null,
    eidReasonId: null,
  };
  it.runIf(hasRegulatorSchemas).each([
    ['everything known', {}],
    ['only the card known', { emiratesId: null, ...sparse, consultationCategoryCode: null }],
    ['the answers to a rule', answered],
    ['a home visit', { encounterType: 12, serviceCategoryId: 9, cardNumber: null }],
  ])('passes the regulator’s schema with %s', (_, changes) => {
    expect(schemaErrors(eligibilityRequestXml({ ...question, ...changes }, 'TEST'), 'doh/PriorRequest.xsd')).toEqual(
      [],
    );
  });

  it('REQ-ELIG-06 takes a question back under its number, and says no more than who and whose', () => {
    const { requestNumber, facilityLicense, payerCode, emiratesId, cardNumber, sentAt } = question;
    const taken = {
      requestNumber,
      facilityLicense,
      payerCode,
      emiratesId,
      cardNumber,
      sentAt,
      isCancellation: true,
    } as const;
    for (const each of [taken, { ...taken, emiratesId: null }, { ...taken, cardNumber: null }]) {
      const xml = eligibilityRequestXml(each, 'TEST');
      expect(xml).toContain(`<Type>Cancellation</Type><ID>${requestNumber}</ID>`);
      expect(xml).not.toMatch(/<(Encounter|Activity)>/);
      expect(checkPriorRequest(xml, payerCode).errors).toEqual([]);
      if (hasRegulatorSchemas) expect(schemaErrors(xml, 'doh/PriorRequest.xsd')).toEqual([]);
    }
  });

  it.runIf(hasRegulatorSchemas)('would not pass the regulator’s schema in another order', () => {
    const xml = eligibilityRequestXml(question, 'TEST');
    const swapped = xml.replace(/(<MemberID>.*<\/MemberID>)(<PayerID>.*<\/PayerID>)/, '$2$1');
    expect(swapped).not.toBe(xml);
    expect(schemaErrors(swapped, 'doh/PriorRequest.xsd')).not.toEqual([]);
  });
});
