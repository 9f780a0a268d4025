import { expect, it } from 'vitest';
import { benefitsOf } from '../../functions/_connect/payer/benefits.ts';
import { readPriorAuthorization } from '../../functions/_connect/payer/priorAuthorization.ts';
import { renderEligibilityPdf } from '../../functions/eligibility/pdf/renderEligibilityPdf.ts';
import { priorAuthorization } from '../../infra/local/simulators/payerAnswer.ts';
import { benefitText } from '../../shared/eligibility/benefitText.ts';
import { benefitObservation } from '../../shared/eligibility/eligibilityObservation.ts';
import { drawnLines } from '../support/pdfText.ts';
import { eligibleMember } from './support/eligibility.ts';
import { aDetailedRequest } from './support/eligibilityAnswers.ts';

const dental = {
  service: 'Dental',
  network: 'General',
  deductibleFils: 50_000,
  deductibleUsedFils: 10_000,
  limitFils: 2_000_000,
  limitUsedFils: 300_050,
  coPaymentPercent: 30,
  coPaymentCapFils: 5_000,
};
const words =
  'Network General · Deductible AED 500.00, used AED 100.00 · Limit AED 20,000.00, used AED 3,000.50 · Co-payment 30%, at most AED 50.00';

it('benefits by service come from the payer as it sends them, with the cap of the share', () => {
  const member = eligibleMember();
  const coverages = member.coverages.map((each) => ({ ...each, coPaymentCapFils: 7_500, benefits: [dental] }));
  const request = { requestNumber: 'MF1-1', senderLicense: 'MF1', serviceCategory: '1' };
  const xml = priorAuthorization({
    request: request as never,
    payerCode: 'P1',
    requestNumber: 'MF1-1',
    member: { ...member, coverages },
    times: 1,
    now: new Date('2026-11-21T08:00:00.000Z'),
  });
  const outcome = readPriorAuthorization(xml, 'MF1-1');
  expect(outcome).toMatchObject({ kind: 'answer', coverages: [{ coPaymentCapFils: 7_500, benefits: [dental] }] });
});

it('Abuse: a service with an amount that is none is left out whole, and a hundred services are cut', () => {
  const told = (service: string, value: string) => ({ code: service, value, valueType: benefitObservation.limitFils });
  const bad = ['-5', '1e9', '12.345', 'NaN', '0x10', 'unlimited'].map((value, at) => told(`S${at}`, value));
  const network = { code: 'S0', value: 'General', valueType: benefitObservation.network };
  expect(benefitsOf([...bad, network, told('Optical', '100')])).toEqual([{ service: 'Optical', limitFils: 10_000 }]);
  expect(benefitsOf(Array.from({ length: 100 }, (_, at) => told(`S${at}`, '1')))).toHaveLength(30);
});

it('they are said in the same words on screen and on paper, and only what the payer said', async () => {
  expect(benefitText(dental).en).toBe(words);
  expect(benefitText({ service: 'Optical', limitFils: 10_000 })).toEqual({
    en: 'Limit AED 100.00',
    ar: 'الحد الأقصى للتغطية 100.00 د.إ',
  });
  const cover = { policyNumber: 'P', planName: 'Gold', validFrom: '2026-01-01', validTo: '2026-12-31' };
  const coverages = [{ ...cover, coPaymentFils: null, coPaymentPercent: null, benefits: [dental] }];
  const text = drawnLines(await renderEligibilityPdf(aDetailedRequest({ coverages }), 'en'))
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const part of ['Benefits by service', 'Dental', 'used AED 3,000.50', 'at most AED 50.00'])
    expect(text).toContain(part);
});
