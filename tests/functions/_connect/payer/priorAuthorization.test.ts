import { describe, expect, it } from 'vitest';
import { isoDateOf } from '../../../../functions/_connect/payer/payerDate.ts';
import { readPriorAuthorization } from '../../../../functions/_connect/payer/priorAuthorization.ts';
import { coveragesAt, demoMembers } from '../../../../functions/_demo/members.ts';
import { priorAuthorization } from '../../../../infra/local/simulators/payerAnswer.ts';
import { dateText, dateTimeText } from '../../../../shared/_field/dateText.ts';
import { fc } from '../../../support/fc.ts';
import { hasRegulatorSchemas, schemaErrors } from '../../../support/regulatorSchema.ts';

const requestNumber = 'MF1234-01ARZ3NDEKTSV4RRFFQ69G5FAV';
const header =
  '<Header><SenderID>A901</SenderID><ReceiverID>MF1234</ReceiverID><TransactionDate>21/11/2026 13:05</TransactionDate>' +
  '<RecordCount>1</RecordCount><DispositionFlag>PRODUCTION</DispositionFlag></Header>';
const period = '<Start>21/11/2026 00:00</Start><End>21/11/2026 23:59</End>';

const record = (content: string): string => `<Authorization>${content}</Authorization>`;
const document = (...records: string[]): string =>
  `<?xml version="1.0"?><Prior.Authorization>${header}${records.join('')}</Prior.Authorization>`;
const yes = record(`<Result>Yes</Result><ID>${requestNumber}</ID><IDPayer>P-1</IDPayer>${period}`);
const no = record(`<Result>no</Result><ID>${requestNumber}</ID><DenialCode>ELIG-001</DenialCode>${period}`);
const read = (xml: string) => readPriorAuthorization(xml, requestNumber);

const observation = (type: string, value: string): string =>
  `<Observation><Type>Text</Type><Code>x</Code><Value>${value}</Value><ValueType>Eligibility${type}</ValueType></Observation>`;
const cover = (policy: string, changes: { share?: string; to?: string; extra?: string } = {}): string =>
  `<Activity><ID>1</ID><Type>8</Type><Code>1</Code><Net>0</Net>${changes.share ?? ''}<PaymentAmount>0</PaymentAmount>` +
  observation('PolicyNumber', policy) +
  observation('PlanName', 'Gold &amp; Silver') +
  observation('ValidFrom', '01/01/2026') +
  observation('ValidTo', changes.to ?? '31/12/2026') +
  `${changes.extra ?? ''}</Activity>`;
const covered = (...covers: string[]): string => document(yes.replace('</Authorization>', `${covers.join('')}$&`));

describe('a Prior.Authorization that answers', () => {
  it('REQ-ELIG-19 has a coverage for each activity, its policy number under EligibilityPolicyNumber', () => {
    const xml = covered(
      cover('P-1', { share: '<PatientShare>50.25</PatientShare>' }),
      cover('P-2', { extra: observation('CoPaymentPercent', '20') + observation('MemberName', 'Layla') }),
    );
    expect(read(xml)).toMatchObject({
      kind: 'answer',
      result: 'yes',
      payerReference: 'P-1',
      patientName: 'Layla',
      coverages: [
        {
          policyNumber: 'P-1',
          planName: 'Gold & Silver',
          validTo: '2026-12-31',
          coPaymentFils: 5025,
          coPaymentPercent: null,
        },
        { policyNumber: 'P-2', validFrom: '2026-01-01', coPaymentFils: null, coPaymentPercent: 20 },
      ],
    });
  });

  it('compares the result without regard to case', () => {
    expect(read(document(no))).toMatchObject({ kind: 'answer', result: 'no', denialCode: 'ELIG-001' });
  });

  it('may have elements that nobody knows', () => {
    const extended = document(yes.replace('<Result>', '<Priority>1</Priority><Result>')).replace(
      '</Header>',
      '<X>1</X>$&',
    );
    expect(read(extended)).toMatchObject({ kind: 'answer', result: 'yes' });
  });

  it('is one answer when its record is repeated', () => {
    expect(read(document(yes, yes))).toMatchObject({ kind: 'answer', isRepeated: true });
    expect(read(document(yes))).toMatchObject({ isRepeated: false });
  });

  it('that asks for more is undecided, whatever its result says', () => {
    const asks = document(no.replace('ELIG-001', 'AUTH-012'));
    expect(read(asks)).toMatchObject({ kind: 'answer', result: 'undecided', denialCode: null });
  });

  it('counts as a test where a test was sent', () => {
    const test = document(yes).replace('PRODUCTION', 'TEST');
    expect(readPriorAuthorization(test, requestNumber, 'TEST')).toMatchObject({ kind: 'answer', result: 'yes' });
    expect(read(document(yes).replace(/<DispositionFlag>.*<\/DispositionFlag>/, ''))).toMatchObject({ result: 'yes' });
  });

  it('without a result is undecided when it says why', () => {
    const undecided = record(`<ID>${requestNumber}</ID>${period}<Comments>Under review</Comments>`);
    expect(read(document(undecided))).toMatchObject({ kind: 'answer', result: 'undecided', comments: 'Under review' });
  });
});

describe('a Prior.Authorization that is no answer', () => {
  it.each([
    ['for another request', document(yes.replace(requestNumber, 'MF1234-OTHER')), 'wrongId'],
    ['for another request beside ours', document(yes, yes.replace(requestNumber, 'MF1234-OTHER')), 'wrongId'],
    ['that contradicts itself', document(yes, no), 'contradictory'],
    ['without a denial code for its no', document(no.replace(/<DenialCode>.*<\/DenialCode>/, '')), 'notUnderstood'],
    ['with an empty denial code', document(no.replace('ELIG-001', '  ')), 'notUnderstood'],
    ['without a number for its yes', document(yes.replace(/<IDPayer>.*<\/IDPayer>/, '')), 'notUnderstood'],
    ['with a result that is neither', document(yes.replace('Yes', 'Maybe')), 'notUnderstood'],
    ['with an empty result', document(yes.replace('Yes', '')), 'notUnderstood'],
    ['without result and comment', document(record(`<ID>${requestNumber}</ID>${period}`)), 'notUnderstood'],
    ['on a day that does not exist', document(yes.replace('21/11/2026 00:00', '31/11/2026 00:00')), 'notUnderstood'],
    ['with a date of another form', document(yes.replace('21/11/2026 00:00', '2026-11-21')), 'notUnderstood'],
    ['that ends before it starts', document(yes.replace('21/11/2026 23:59', '20/11/2026 23:59')), 'notUnderstood'],
    [
      'of a yes with a denial code',
      document(yes.replace('<Start>', '<DenialCode>ELIG-001</DenialCode>$&')),
      'contradictory',
    ],
    [
      'of a yes whose cover is denied',
      covered(cover('P', { extra: '<DenialCode>ELIG-001</DenialCode>' })),
      'contradictory',
    ],
    ['that repeats itself otherwise', document(no, no.replace('ELIG-001', 'ELIG-005')), 'contradictory'],
    ['of a code without a result', document(no.replace('<Result>no</Result>', '')), 'notUnderstood'],
    ['that is a test', document(yes).replace('PRODUCTION', 'TEST'), 'notUnderstood'],
    ['that is a test of Abu Dhabi', document(yes).replace('PRODUCTION', 'PTE_RESPONSE'), 'notUnderstood'],
    ['without a header', document(yes).replace(header, ''), 'notUnderstood'],
    ['without a record', document(), 'notUnderstood'],
    ['with a coverage that ends before it begins', covered(cover('P', { to: '31/12/2025' })), 'notUnderstood'],
    [
      'with a coverage of no policy',
      covered(cover('P').replace(observation('PolicyNumber', 'P'), '')),
      'notUnderstood',
    ],
    ['with a negative share', covered(cover('P', { share: '<PatientShare>-1</PatientShare>' })), 'notUnderstood'],
    ['with 200 per cent', covered(cover('P', { extra: observation('CoPaymentPercent', '200') })), 'notUnderstood'],
    ['of another name', document(yes).replaceAll('Prior.Authorization', 'Prior.Request'), 'notUnderstood'],
    ['cut off', document(yes).slice(0, -30), 'notUnderstood'],
    ['that is empty', '', 'notUnderstood'],
    ['that is a web page', '<html><body>Sign in</body></html>', 'notUnderstood'],
    ['with a document type', document(yes).replace('?>', '?><!DOCTYPE a [<!ENTITY e "x">]>'), 'notUnderstood'],
    [
      'that reaches for prototypes',
      document(yes.replace('<Result>', '<__proto__>1</__proto__><Result>')),
      'notUnderstood',
    ],
  ])('%s is a fault', (_, xml, fault) => {
    expect(read(xml)).toEqual({ kind: 'fault', fault });
  });

  it('is a fault whatever a payer sends, and never a no', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => document(text)),
        ),
        (xml) => {
          expect(read(xml).kind).toBe('fault');
        },
      ),
    );
  });

  it('is a fault, or the same answer, when a character of it is lost', () => {
    const whole = document(no);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (at) => {
        const outcome = read(whole.slice(0, at) + whole.slice(at + 1));
        return outcome.kind === 'fault' || (outcome.kind === 'answer' && outcome.result === 'no');
      }),
    );
  });
});

describe('the simulator’s answers', () => {
  const now = new Date('2026-11-21T09:05:00Z');
  const answerAbout = (member: (typeof demoMembers)[number]) =>
    priorAuthorization({
      request: {
        type: 'Eligibility',
        requestNumber,
        senderLicense: 'MF1234',
        memberId: '1',
        emiratesIdDigits: '',
        serviceCategory: '1',
      },
      payerCode: 'A901',
      requestNumber,
      member,
      times: 1,
      now,
    });

  it.each(demoMembers.map((member) => [member.expectedOutcome, member] as const))('carry over: %s', (_, member) => {
    expect(read(answerAbout(member))).toMatchObject({
      kind: 'answer',
      result: member.result,
      denialCode: member.denialCode,
      coverages: coveragesAt(member, now),
    });
  });

  it.runIf(hasRegulatorSchemas)('pass the regulator’s schema', () => {
    for (const member of demoMembers)
      expect(schemaErrors(answerAbout(member), 'doh/PriorAuthorization.xsd')).toEqual([]);
  });
});

describe('the payers’ dates', () => {
  it('lead back to the same day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (instant) => {
        const iso = instant.toISOString().slice(0, 10);
        return isoDateOf(dateText(iso)) === iso && isoDateOf(dateTimeText(instant)) !== null;
      }),
    );
  });
});
