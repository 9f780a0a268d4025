import { describe, expect, it } from 'vitest';
import type { AnsweredLine } from '../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import { claimDialects } from '../../shared/claim/claim.ts';
import { claimShape } from '../../shared/claim/claimShape.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { claimOfAuthorization } from '../../web/claim/form/claimOfAuthorization.ts';
import { claimOfEligibility } from '../../web/claim/form/claimOfEligibility.ts';
import { claimOf, emptyClaim, valuesOf } from '../../web/claim/form/claimValues.ts';
import { aDetailedRequest } from '../eligibility/support/eligibilityAnswers.ts';
import { anApproval, answeredLine, askedLine } from './support/approval.ts';

const doh = { dialect: 'doh', licence: 'MF1001', payerCode: 'A001' } as const;
const dha = { ...doh, dialect: 'dha' } as const;

describe('a claim that begins with an answer about eligibility', () => {
  const request = aDetailedRequest({ cardNumber: 'M-1', payerReference: 'TH-1' });

  it('has the patient, the payer and the number of the answer, and nothing else', () => {
    expect(claimOfEligibility(request, doh)).toEqual({
      patientName: 'Amina Invented',
      claim: {
        ...emptyClaim,
        ...{ emiratesId: '784-1985-0000001-7', memberId: 'M-1', payerId: 'A001' },
        encounters: [expect.objectContaining({ facilityId: 'MF1001', eligibilityIdPayer: 'TH-1', start: null })],
      },
    });
  });

  it('has no number where the schema of the regulator has no place for it, or the payer gave none', () => {
    expect(claimOfEligibility(request, dha)?.claim.encounters).toEqual([]);
    expect(claimOfEligibility({ ...request, payerReference: null }, doh)?.claim.encounters).toEqual([]);
  });

  it('leaves empty what is not known', () => {
    const bare = { ...request, emiratesId: null, cardNumber: null, payerReference: null, patientName: null };
    expect(claimOfEligibility(bare, { ...doh, payerCode: null })).toEqual({ patientName: null, claim: emptyClaim });
    expect(claimOfEligibility({ ...bare, idCardName: 'Huda Invented' }, doh)?.patientName).toBe('Huda Invented');
  });

  it('begins with no answer of another facility, and with none that is not Eligible', () => {
    expect(claimOfEligibility({ ...request, facilityLicense: 'MF1002' }, doh)).toBeNull();
    for (const status of Object.values(eligibilityStatus).filter((each) => each !== eligibilityStatus.Eligible))
      expect(claimOfEligibility({ ...request, status }, doh)).toBeNull();
  });
});

/** An approval of one line. */
function ofLine(asked: Partial<AuthorizationLine>, said: Partial<AnsweredLine>, at: typeof doh | typeof dha = doh) {
  const record = anApproval();
  const { form, answer } = record;
  if (!form || !answer) throw new Error('The sample was sent and answered.');
  const lines = { asked: [askedLine({ lineId: '1', ...asked })], said: [answeredLine({ lineId: '1', ...said })] };
  const changed = { form: { ...form, lines: lines.asked }, answer: { ...answer, lines: lines.said } };
  return claimOfAuthorization({ ...record, ...changed }, at)?.claim;
}

describe('a claim that begins with an approval', () => {
  it.each([doh, dha])('has the patient, the visit, the diagnoses and the approved line, for $dialect', (at) => {
    const begun = claimOfAuthorization(anApproval(), at);
    expect(begun).toEqual({
      patientName: 'Mariam Invented',
      claim: {
        ...emptyClaim,
        ...{ emiratesId: '784-1985-0000001-7', memberId: 'M-1', payerId: 'A001' },
        ...{ netFils: 112_50, patientShareFils: 12_50, grossFils: 125_00 },
        encounters: [
          expect.objectContaining({
            ...{ facilityId: 'MF1001', type: 1, start: '2026-11-20T06:00:00.000Z', end: null },
            eligibilityIdPayer: null,
          }),
        ],
        diagnoses: [{ type: 'Principal', code: 'R10.9', info: [] }],
        activities: [
          expect.objectContaining({
            ...{ id: '1', type: 8, code: 'W-302', quantity: 1, netFils: 112_50, start: null },
            ...{ clinician: 'GD1234', priorAuthorizationId: 'P-77' },
          }),
        ],
      },
    });
    expect(claimShape.safeParse(begun?.claim).success).toBe(true);
  });

  it('bills what the payer pays of a line, never more than was asked, under the number of its own file', () => {
    expect(ofLine({}, { paymentFils: 90_00, patientShareFils: 10_00, payerReference: 'P-78' })).toMatchObject({
      ...{ netFils: 90_00, patientShareFils: 10_00, grossFils: 100_00 },
      activities: [{ quantity: 2, netFils: 90_00, priorAuthorizationId: 'P-78' }],
    });
    expect(ofLine({ netFils: 50_00 }, { netFils: 999_00 })).toMatchObject({ netFils: 50_00, patientShareFils: null });
  });

  it('bills the activity that the payer approved in place of the one that was asked', () => {
    expect(ofLine({}, { code: 'W-303' })?.activities).toMatchObject([{ type: 8, code: 'W-303' }]);
  });

  it('leaves the net empty where neither request nor answer has a price', () => {
    const drug = { type: 10 as const, code: 'GEN-1', netFils: 0 };
    expect(ofLine(drug, { type: 10, code: 'GEN-1' }, dha)).toMatchObject({ netFils: null, grossFils: null });
  });

  it('leaves out lines that were denied or are open', () => {
    for (const outcome of ['denied', 'pended'] as const)
      expect(ofLine({}, { outcome })).toMatchObject({ activities: [], netFils: null, patientShareFils: null });
  });

  it('begins with no request of another facility, with none that is not approved, and with none that was read wrongly', () => {
    expect(claimOfAuthorization(anApproval({ facilityLicense: 'MF1002' }), doh)).toBeNull();
    for (const state of ['denied', 'cancelled', 'underReview', 'expired'] as const)
      expect(claimOfAuthorization(anApproval({ state }), doh)).toBeNull();
    const review = { reason: null, state: 'denied' as const, lineIds: ['1'] };
    expect(claimOfAuthorization(anApproval({ review }), doh)).toBeNull();
  });

  it.each(claimDialects)('is kept by the form as it began, for %s', (dialect) => {
    const { claim, patientName } = claimOfAuthorization(anApproval(), { ...doh, dialect }) ?? {};
    if (!claim) throw new Error('The sample is approved.');
    expect(claimOf(valuesOf(claim, patientName ?? null), claim, 'MF1001')).toEqual(claim);
  });
});
