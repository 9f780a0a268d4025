import { expect, it } from 'vitest';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { detailAddress, fillRequest, listField, sendButton, untilStatus } from '../journeys/support/eligibilityForm.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { desktop, phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();

it.each([
  { language: 'en', viewport: desktop, clinician: 'mansoori', maternity: 'Maternity' },
  { language: 'ar', viewport: phone, clinician: 'منصوري', maternity: 'الحمل والولادة' },
] as const)('a referred patient of maternity care is asked about as such, in $language', async (row) => {
  const { language, viewport, clinician, maternity } = row;
  const { form } = texts[language].eligibility;
  const member = await api.member('Eligible, one cover with 20');
  const page = await visit({ session: await api.session(receptionist), language, viewport });
  await page.goto('/eligibility/new');
  await fillRequest(page, member, language);

  await listField(page, 'clinicianLicense', language).fill(clinician);
  await page.getByRole('option', { name: /DHA-P-9/ }).click();
  await page.getByRole('button', { name: form.notMaternity }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: form.askMaternity }).click();
  await listField(page, 'serviceCategoryId', language).getByText(maternity, { exact: true }).waitFor();

  await listField(page, 'referralClinicianLicense', language).fill('MOH-P-5511');
  await page.getByRole('option', { name: new RegExp(form.elsewhere) }).click();
  await sendButton(page, language).click();
  await page.waitForURL(detailAddress);
  await untilStatus(page, statusWords.Eligible[language], language);
  await page.getByText('MOH-P-5511').waitFor();
  await page.getByText(maternity, { exact: true }).first().waitFor();
});
