import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupedCode, printedCodeOf } from '../../shared/document/printedCode.ts';
import { documentApi, type VerifiedDocument } from '../../shared/document/routes.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { type FakePortal, fakePortal } from '../support/transport.ts';

const aCode = printedCodeOf('ACDEFGHJKMNPRTVWXY');
const otherCode = printedCodeOf('YXWVTRPNMKJHGFEDCA');
const superseded: VerifiedDocument = {
  verdict: 'superseded',
  serviceDate: '2026-11-21',
  printedAt: '2026-11-21T08:00:00.000Z',
  about: {
    requestNumber: 'MF1001-01JD00000000000000000000',
    payerName: 'Invented Takaful',
    payerNameArabic: 'تكافل المخترعة',
    facilityName: 'Invented Clinic',
    facilityNameArabic: 'عيادة مخترعة',
    identifierEnding: '0017',
  },
  later: { claim: 'notCovered', answeredAt: '2026-11-21T09:30:00.000Z' },
};

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});
afterEach(() => i18next.changeLanguage('en'));

it('shows what to compare with the paper, and that a later answer differs', async () => {
  portal.answer(documentApi.endpoints.verifyDocument, { data: superseded });
  renderPortal({ at: `/verify/${groupedCode(aCode)}` });
  expect(await screen.findByText('Genuine, but a later answer differs')).toBeInTheDocument();
  expect(screen.getByText(/the patient is not covered on the day of service/)).toHaveTextContent('21/11/2026 13:30');
  for (const shown of [
    'MF1001-01JD00000000000000000000',
    'Invented Takaful',
    'Invented Clinic',
    '••0017',
    '21/11/2026',
  ])
    expect(screen.getByText(shown), shown).toBeInTheDocument();
  expect(screen.getByRole('main').querySelector('.MuiAlert-colorWarning')).toBeInTheDocument();
  expect(screen.queryByText('Genuine: cover confirmed')).toBeNull();
});

const decision: VerifiedDocument = {
  ...{ ...superseded, verdict: 'partlyApproved', later: null },
  decision: {
    ...{ payerReference: 'PA-2', validTo: '2026-12-20T19:59:00.000Z', lines: ['partlyApproved', 'denied'] },
    said: [
      {
        ...{ approvedFils: 625_00, paymentFils: 600_00, denialCode: null, isOtherActivity: true },
        ...{ payerReference: 'PA-1', validTo: '2026-12-08T19:59:00.000Z' },
      },
      {
        ...{ approvedFils: null, paymentFils: 0, denialCode: 'MNEC-003', isOtherActivity: false },
        ...{ payerReference: null, validTo: null },
      },
    ],
  },
};

it('REQ-EAUTH-18 shows what the payer said of each line: amounts, reason, number, and that it names something else', async () => {
  portal.answer(documentApi.endpoints.verifyDocument, { data: decision });
  renderPortal({ at: `/verify/${groupedCode(aCode)}` });
  const [one, two] = await screen.findAllByRole('listitem');
  expect(one).toHaveTextContent(/Approved in part.*approved.*625\.00.*payer pays.*600\.00.*another activity/);
  expect(one).toHaveTextContent(/approval number PA-1.*ends 08\/12\/2026/);
  expect(two).toHaveTextContent(/Denied.*payer pays.*0\.00.*MNEC-003/);
});

it.each([
  ['en', 'Genuine, but do not rely on it'],
  ['ar', 'وثيقة أصلية، لكن لا يجوز الاعتماد عليها'],
] as const)(
  'says in %s of a paper whose answer was read wrongly that nobody may rely on it',
  async (language, words) => {
    portal.answer(documentApi.endpoints.verifyDocument, { data: { ...superseded, verdict: 'misread', later: null } });
    await i18next.changeLanguage(language);
    renderPortal({ at: `/verify/${groupedCode(aCode)}` });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('main').querySelector('.MuiAlert-colorError')).toBeInTheDocument();
  },
);

it('names payer and facility in Arabic, and nobody where the request is gone', async () => {
  portal.answer(documentApi.endpoints.verifyDocument, { data: superseded });
  await i18next.changeLanguage('ar');
  const { unmount } = renderPortal({ at: `/verify/${groupedCode(aCode)}` });
  expect(await screen.findByText('تكافل المخترعة')).toBeInTheDocument();
  expect(screen.getByText('عيادة مخترعة')).toBeInTheDocument();
  unmount();
  portal.answer(documentApi.endpoints.verifyDocument, {
    data: { ...superseded, verdict: 'outdated', about: null, later: null },
  });
  renderPortal({ at: `/verify/${otherCode}` });
  expect(await screen.findByText('وثيقة أصلية لكنها لم تعد سارية')).toBeInTheDocument();
  expect(screen.queryByText('رقم الطلب')).toBeNull();
});

it('asks the portal for nothing that cannot be a code, and takes the right one from the box', async () => {
  portal.answer(documentApi.endpoints.verifyDocument, { data: superseded });
  const mistyped = `A${aCode.slice(1, -1)}${aCode.endsWith('X') ? 'Y' : 'X'}`;
  renderPortal({ at: `/verify/${mistyped}` });
  expect(await screen.findByText('The code is mistyped')).toBeInTheDocument();
  const box = screen.getByLabelText(/^Code on the document/);
  expect(box).toHaveValue(mistyped);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/mistyped or incomplete/)).toBeInTheDocument();
  expect(portal.sentTo(documentApi.endpoints.verifyDocument)).toEqual([]);
  await userEvent.clear(box);
  await userEvent.type(box, `${groupedCode(aCode).toLowerCase().replaceAll('-', ' ')}{Enter}`);
  expect(await screen.findByText('Genuine, but a later answer differs')).toBeInTheDocument();
  expect(portal.sentTo(documentApi.endpoints.verifyDocument)).toMatchObject([{ body: { code: aCode } }]);
});

it('says of a code without a typing error that no document has it, and offers the box again', async () => {
  portal.answer(documentApi.endpoints.verifyDocument, { data: null });
  renderPortal({ at: '/verify' });
  await userEvent.type(await screen.findByLabelText(/^Code on the document/), `${aCode}{Enter}`);
  expect(await screen.findByText('Not found: do not rely on this paper')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Code on the document/)).toHaveValue(aCode);
});
