import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import type { ClaimFinding } from '../../shared/claim/claimFinding.ts';
import type { ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { cleanClaim } from '../../shared/claim/rules/examples.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import { aDetailedRequest } from '../eligibility/support/eligibilityAnswers.ts';
import { address, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { anApproval } from './support/approval.ts';

const { makeClaim, changeClaim, getClaim, validateClaim } = claimApi.endpoints;
const claimId = '01KBC1A1M00000000000000001';
const at = '2026-11-25T08:00:00.000Z';

const wrongId: ClaimFinding = {
  ...{ rule: 'completeness.emiratesId', family: 'demographics', severity: 'block', field: 'EmiratesIDNumber' },
  ...{ line: null, text: { en: 'The number is wrong.', ar: 'الرقم غير صحيح.' } },
  fix: { en: 'Read the card again.', ar: 'يرجى قراءة البطاقة مرة أخرى.' },
  rulesVersion: '2026-11-30.0',
};

const record = {
  ...{ claimId, claimNumber: 'C-1', state: 'draft', serviceDate: '2026-11-02', patientName: 'Huda Invented' },
  ...{ patientFile: 'MRN-1', payerCode: 'A001', payerName: null, payerNameArabic: null },
  ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, blocking: 0, warnings: 0, version: 3 },
  ...{ dialect: 'doh', claim: cleanClaim, findings: [], notChecked: [], stateSince: at, madeAt: at },
  rulesVersion: '2026-11-30.0',
  ...{
    madeByName: 'Biller',
    events: [],
    moves: [],
    regulatorFindings: [],
    sending: null,
    repairs: [],
    repaired: null,
    tags: [],
  },
} as unknown as ClaimRecord;

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  portal = fakePortal()
    .answer(lookupsApi.endpoints.getAuthorizationCompanies, {
      data: [{ id: 1, name: 'Pearl', nameArabic: 'اللؤلؤة', code: 'A001' }],
    })
    .answer(getClaim, { data: record })
    .answer(validateClaim, (_, { body }) => ({
      data: {
        findings: body.claim.emiratesId?.endsWith('8') ? [wrongId] : [],
        notChecked: [],
        rulesVersion: wrongId.rulesVersion,
      },
    }))
    .answer(makeClaim, { data: { claimId } })
    .answer(changeClaim, { data: { claimId } });
});

const open = (path: string) => renderPortal({ at: path, as: aSignedInUser({ roles: ['Pharmacy'] }) });
const field = (name: string) => document.getElementById(`field-${name}`) as HTMLInputElement;
const found = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    if (!field(name)) throw new Error(`${name} is not there yet`);
    return field(name);
  });
const bodyOf = (endpoint: typeof makeClaim | typeof changeClaim) =>
  portal.sentTo(endpoint).at(-1)?.body as Record<string, unknown>;

describe('a claim that is made by hand', () => {
  it('is judged while it is typed, and is kept whatever is found', async () => {
    const { user } = open('/claim/new');
    await user.click(await found('emiratesId'));
    await user.paste('784198500000018');
    const note = await screen.findByText(/Cannot be sent: The number is wrong. Read the card again./);
    expect(note.closest('section')).toBe(field('emiratesId').closest('section'));
    await user.type(field('lines.0.code'), '99213');
    await user.type(field('lines.0.netDirhams'), '90.5');
    await user.type(field('patientShareDirhams'), '10');
    await waitFor(() => expect(field('grossDirhams').value).toBe('100.5'));
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(address()).toBe(`/claim/${claimId}`));
    expect(bodyOf(makeClaim)).toMatchObject({
      patientName: null,
      claim: {
        ...{ id: null, emiratesId: '784-1985-0000001-8', netFils: 90_50, patientShareFils: 10_00, grossFils: 100_50 },
        activities: [{ id: '1', code: '99213', netFils: 90_50, quantity: 1 }],
      },
    });
  });

  it('says at its field that a number is taken, and loses nothing', async () => {
    portal.answer(makeClaim, {
      refusal: 'claimNumberTaken',
      errors: [
        { code: 'claimNumberTaken', message: 'Your facility has a claim with this number already.', field: 'claim.id' },
      ],
    });
    const { user } = open('/claim/new');
    await user.type(await found('claimNumber'), 'C-7');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(field('claimNumber')).toHaveAttribute('aria-invalid', 'true'));
    expect(field('claimNumber').value).toBe('C-7');
  });
});

const noNumber: ClaimFinding = {
  ...wrongId,
  ...{ rule: 'encounters.eligibility', field: 'Encounter.EligibilityIDPayer', severity: 'warn' },
  text: { en: 'The encounter names no answer.', ar: 'لا تذكر الزيارة رد أهلية.' },
};

describe('a claim that begins with a record', () => {
  const { getEligibility } = eligibilityApi.endpoints;
  const { getAuthorization } = authorizationApi.endpoints;
  const { eligibilityId } = aDetailedRequest();
  const { authorizationId } = anApproval();
  const request = () => {
    const { timeline: _, ...rest } = aDetailedRequest({ payerId: 1, cardNumber: 'M-1' });
    return rest;
  };

  it('is filled from an answer about eligibility, and judged at once', async () => {
    portal.answer(getEligibility, { data: request() }).answer(validateClaim, (_, { body }) => ({
      data: {
        findings: body.claim.encounters[0]?.eligibilityIdPayer ? [wrongId] : [noNumber],
        notChecked: [],
        rulesVersion: wrongId.rulesVersion,
      },
    }));
    const { user } = open(`/claim/new?eligibilityId=${eligibilityId}`);
    expect(await found('emiratesId')).toHaveValue('784-1985-0000001-7');
    expect(field('patientName').value).toBe('Amina Invented');
    expect(field('cardNumber').value).toBe('M-1');
    expect(field('eligibilityNumber').value).toBe('TH-1');
    await waitFor(() => expect(field('payerId-button')).toHaveTextContent('Pearl (A001)'));
    await screen.findByText(/The number is wrong/);
    await user.clear(field('eligibilityNumber'));
    await user.tab();
    const note = await screen.findByText(/The encounter names no answer/);
    expect(note.closest('[role="note"]')?.parentElement).toContainElement(field('eligibilityNumber'));
    await user.type(field('eligibilityNumber'), 'TH-2');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(address()).toBe(`/claim/${claimId}`));
    expect(bodyOf(makeClaim)).toMatchObject({
      patientName: 'Amina Invented',
      claim: { payerId: 'A001', encounters: [{ facilityId: 'MF1001', eligibilityIdPayer: 'TH-2' }] },
    });
  });

  it('is filled from an approval', async () => {
    portal.answer(getAuthorization, { data: anApproval({ payerId: 1 }) });
    open(`/claim/new?authorizationId=${authorizationId}`);
    expect(await found('lines.0.code')).toHaveValue('W-302');
    expect(field('lines.0.priorAuthorizationId').value).toBe('P-77');
    expect(field('lines.1.code')).toBeNull();
    expect([field('netDirhams').value, field('patientShareDirhams').value]).toEqual(['112.5', '12.5']);
  });

  it('says that a record cannot be read, and stays empty', async () => {
    portal.answer(getAuthorization, { refusal: 'notAllowed' });
    open(`/claim/new?authorizationId=${authorizationId}`);
    await screen.findByText(/your account cannot read it/);
    expect(field('emiratesId').value).toBe('');
    expect(field('lines.0.code').value).toBe('');
  });

  it('has no eligibility number in Dubai', async () => {
    portal.answer(getEligibility, { data: request() });
    renderPortal({
      at: `/claim/new?eligibilityId=${eligibilityId}`,
      as: aSignedInUser({ roles: ['Pharmacy'], regulatoryId: 2 }),
    });
    expect(await found('emiratesId')).toHaveValue('784-1985-0000001-7');
    expect(field('eligibilityNumber')).toBeNull();
  });
});

describe('a draft that is changed', () => {
  it('shows what was loaded, and sends what it does not show as it was', async () => {
    const { user } = open(`/claim/${claimId}/edit`);
    await user.type(await found('packageName'), 'Gold');
    const line = within(screen.getByRole('group', { name: 'Line 1' }));
    expect(line.getByRole('textbox', { name: "Clinician's licence" })).toHaveValue('P-90001');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(portal.sentTo(changeClaim)).toHaveLength(1));
    expect(bodyOf(changeClaim)).toEqual({
      ...{ claimId, version: 3, patientName: 'Huda Invented' },
      claim: { ...cleanClaim, packageName: 'Gold' },
    });
  });

  it('is told that a colleague was faster, and keeps what was typed over it', async () => {
    portal
      .answer(changeClaim, (_, { body }) =>
        body.version === 3 ? { refusal: 'changedMeanwhile' } : { data: { claimId } },
      )
      .answer(getClaim, () => ({
        data: { ...record, version: portal.sentTo(changeClaim).length > 0 ? 4 : 3 },
      }));
    const { user } = open(`/claim/${claimId}/edit`);
    await found('packageName');
    await user.type(field('packageName'), 'Gold');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await screen.findByText('A colleague has changed this claim meanwhile');
    expect(field('packageName').value).toBe('Gold');
    await user.click(screen.getByRole('button', { name: 'Keep as draft' }));
    await waitFor(() => expect(bodyOf(changeClaim)).toMatchObject({ version: 4, claim: { packageName: 'Gold' } }));
  });

  it('speaks Arabic', async () => {
    await switchLanguage('ar');
    try {
      const { user } = open(`/claim/${claimId}/edit`);
      await user.clear(await found('emiratesId'));
      await user.type(field('emiratesId'), '784198500000018');
      await screen.findByText(/الرقم غير صحيح/);
      await screen.findByRole('button', { name: arabic.form.keep });
      expect(screen.getByText(arabic.form.part.lines)).toBeVisible();
    } finally {
      await switchLanguage('en');
    }
  });

  it('is not changed once it is ready', async () => {
    portal.answer(getClaim, { data: { ...record, state: 'ready' } });
    open(`/claim/${claimId}/edit`);
    await screen.findByText('This claim is ready');
  });
});
