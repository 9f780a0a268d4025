import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import type { FakePortal } from '../support/transport.ts';
import { authorizationId, deskPortal, inHand, reviewer } from './support/deskPortal.ts';

const { getAuthorization, getAuthorizationAttachment, getAuthorizationStaff, moveAuthorization } =
  authorizationApi.endpoints;
const omar = { userId: 'user-9', name: 'Omar Haddad' };

beforeEach(() => sessionStorage.clear());

async function open(portal: FakePortal) {
  const { user } = renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  const people = await screen.findByRole('group', { name: 'Who reviews the request' });
  const buttons = () =>
    within(people)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  return { portal, user, people, buttons };
}
const bodies = ({ sent }: FakePortal) =>
  sent.filter(({ url }) => url.pathname === moveAuthorization.path).map(({ body }) => body);

it('takes a request by one click', async () => {
  const waiting = inHand({ state: 'sent', holder: null, moves: ['take', 'assign'] });
  const { portal, user, people, buttons } = await open(deskPortal(waiting));
  expect(buttons()).toEqual(['Take', 'Hand over']);
  portal.answer(moveAuthorization, () => {
    portal.answer(getAuthorization, { data: inHand({ version: 4 }) });
    return { data: { authorizationId } };
  });
  await user.click(within(people).getByRole('button', { name: 'Take' }));
  await screen.findByRole('form', { name: 'Decision' });
  expect(bodies(portal)).toEqual([{ authorizationId, version: 3, move: 'take' }]);
});

it('has one place in which a request is handed over and released', async () => {
  const { portal, user, people, buttons } = await open(deskPortal(inHand()));
  portal.answer(getAuthorizationStaff, { data: [omar] }).answer(moveAuthorization, { data: { authorizationId } });
  expect(buttons()).toEqual(['Hand over', 'Release']);
  for (const name of ['Hand over', 'Release', 'Assign'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(name === 'Assign' ? 0 : 1);
  await user.click(within(people).getByRole('button', { name: 'Hand over' }));
  // A note goes with what the reviewer has in hand.
  expect(await screen.findByRole('textbox', { name: 'Note for your colleague' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  await waitFor(() => expect(bodies(portal)).toEqual([{ authorizationId, version: 3, move: 'release' }]));
});

it('lets a colleague’s request be taken from nobody, but handed to somebody', async () => {
  const { portal, user, people, buttons } = await open(deskPortal(inHand({ holder: omar, moves: ['assign'] })));
  portal.answer(getAuthorizationStaff, { data: [omar] });
  expect(buttons()).toEqual(['Hand over']);
  await user.click(within(people).getByRole('button', { name: 'Hand over' }));
  await screen.findByRole('dialog', { name: 'Hand over' });
  expect(screen.queryByRole('textbox', { name: 'Note for your colleague' })).not.toBeInTheDocument();
});

it('heads the preview with the state that the facility will see', async () => {
  const { user } = await open(deskPortal(inHand()));
  await user.keyboard('{Shift>}A{/Shift}');
  const preview = () => screen.getByRole('region', { name: 'What the facility will read' });
  expect(preview()).toHaveTextContent(/^What the facility will readApproved\s*W-302/);
  await user.click(screen.getAllByRole('radio', { name: 'Denied' })[0] as HTMLElement);
  expect(preview()).toHaveTextContent(/^What the facility will readPartially approved\s*W-302/);
  await user.click(screen.getAllByRole('radio', { name: 'Still open' })[0] as HTMLElement);
  expect(preview()).toHaveTextContent(/^What the facility will readUnder review\s*W-302/);
});

it('shows the documents once, before the decision, and hands them out', async () => {
  const report = { attachmentId: '01K0000000000000000000000F', fileName: 'report.pdf', bytes: 2048 };
  const { portal, user } = await open(deskPortal(inHand({ attachments: [report] })));
  portal.answer(getAuthorizationAttachment, { refusal: 'notFound' });
  const documents = screen.getAllByRole('region', { name: 'Documents' });
  expect(documents).toHaveLength(1);
  const decision = screen.getByRole('form', { name: 'Decision' });
  expect(documents[0]?.compareDocumentPosition(decision)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Download report.pdf' }));
  await waitFor(() =>
    expect(portal.sent.some(({ url }) => url.searchParams.get('attachmentId') === report.attachmentId)).toBe(true),
  );
});

it('REQ-EAUTH-16 shows beside the decision the cover, what of its limit is used, and the covers of the own register', async () => {
  const cover = { policyNumber: 'PL-10', planName: 'Pearl Gold', validFrom: '2026-01-01', validTo: '2026-12-31' };
  const share = { coPaymentFils: null, coPaymentPercent: 20 };
  const benefits = [{ service: 'Physiotherapy', limitFils: 5_000_00, limitUsedFils: 4_250_00 }];
  const known = { ...cover, ...share, policyNumber: 'PL-9', planName: 'Pearl Silver', state: 'ended' as const };
  await open(
    deskPortal(inHand(), {
      eligibility: {
        ...{ eligibilityId: authorizationId, status: 1, claim: 'covered', serviceDate: '2026-11-20' },
        ...{
          answeredAt: '2026-11-20T06:00:00.000Z',
          payerReference: null,
          coverages: [{ ...cover, ...share, benefits }],
        },
      },
      members: [{ memberId: 'PRL-1', fullName: 'Sara Invented', fullNameArabic: null, bornOn: null, covers: [known] }],
    }),
  );
  expect(await screen.findByText(/Limit AED 5,000\.00.*4,250\.00/)).toBeInTheDocument();
  const register = screen.getByRole('list', { name: 'Register' });
  expect(register).toHaveTextContent('Pearl Silver');
  expect(register).toHaveTextContent('Ended');
  expect(register).toHaveTextContent('Co-payment: 20%');
  expect(screen.getByText('784-1985-0000001-7')).toBeInTheDocument();
});
