import { expect, it } from 'vitest';
import { handler } from '../../../functions/eligibility/index.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../../support/api.ts';
import { asDrawn, drawnLines } from '../../support/pdfText.ts';
import { aClinic, submitted } from '../support/eligibility.ts';

const { store } = await startBackend();
const { exportEligibilityPdf } = eligibilityApi.endpoints;

const callPdf = (as: SignedIn, eligibilityId: string) =>
  callAnything(handler, exportEligibilityPdf, { as, query: { eligibilityId } });

it('REQ-ELIG-05 answers the PDF of a request, by default in both languages', async () => {
  const as = await aClinic(store);
  const eligibilityId = await submitted(as);
  const { http, headers, bytes } = await callPdf(as, eligibilityId);
  expect(http).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  const lines = drawnLines(bytes);
  expect(lines.some((line) => line.includes('Pending'))).toBe(true);
  expect(lines.some((line) => line.includes(asDrawn('النخلة')))).toBe(true);
  expect(lines.join('\n')).toContain(eligibilityId);
});

it("REQ-ELIG-05 answers 404 for another facility's request", async () => {
  const eligibilityId = await submitted(await aClinic(store));
  const stranger = await signIn({ roles: ['Eligibility'] });
  expect(await callPdf(stranger, eligibilityId)).toMatchObject({ http: 404, status: -1, data: null });
});
