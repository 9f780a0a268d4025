import { expect, it } from 'vitest';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { plans } from '../../shared/_field/plans.ts';
import type { EligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callAnything, type SignedIn, startBackend } from '../support/api.ts';
import { asDrawn, drawnLines } from '../support/pdfText.ts';
import { aClinic, aForm, memberWho, submitted } from './support/eligibility.ts';

const { store } = await startBackend();
const form = (as: SignedIn, eligibilityId: string) =>
  callAnything(handler, eligibilityApi.endpoints.getNasClaimForm, { as, body: { eligibilityId } });
const nasMember = memberWho(({ payerId }) => payerId === plans.NAS);
const otherMember = memberWho(({ payerId }) => payerId !== plans.NAS);

async function answered(as: SignedIn, status: EligibilityStatus, member = nasMember): Promise<string> {
  const id = await submitted(as, aForm(member));
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const current = await findEligibility(store, scope, id);
  if (!current) throw new Error('Not stored');
  const change = { status, patientName: 'Layla Invented', payerReference: 'NAS-REF-7' };
  await writeTogether(store, eligibilityChange(current, change, []));
  return id;
}

it('REQ-ELIG-08 is filled in with patient, cover and visit, in both languages, with the boxes that are left to the clinician', async () => {
  const as = await aClinic(store);
  const { http, headers, bytes } = await form(as, await answered(as, 8));
  expect([http, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = drawnLines(bytes).join('\n');
  for (const filled of [
    'NAS claim form',
    'Layla Invented',
    'NAS-REF-7',
    'GD1234',
    'Diagnosis with ICD-10-CM codes',
    '/verify',
  ])
    expect(text).toContain(filled);
  expect(text).toContain(asDrawn('التشخيص'));
});

it('REQ-ELIG-08 exists for patients whom NAS has found eligible and for nobody else', async () => {
  const as = await aClinic(store);
  const others = [await answered(as, 9), await answered(as, 8, otherMember), await submitted(as, aForm(nasMember))];
  for (const id of others) {
    expect(await form(as, id)).toMatchObject({ http: 400, errors: [{ field: 'eligibilityId', code: 'noClaimForm' }] });
  }
  expect((await form(await aClinic(store), await answered(as, 8))).http).toBe(404);
});

it('says on the form that no cover is confirmed, where the answer names none that holds', async () => {
  const as = await aClinic(store);
  const text = drawnLines((await form(as, await answered(as, 8))).bytes).join('\n');
  expect(text).toContain('Cover not confirmed');
});
