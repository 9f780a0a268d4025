import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type AuditState, auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getAuditState, verifyAuditTrail } = auditTrailApi.endpoints;
const as = aSignedInUser({ roles: ['SuperAdmin'], facilityId: null });

const counts = { days: 3, chains: 7, entries: 120 };
const aState = (findings: AuditState['findings']): AuditState => ({
  sealedDay: '2026-11-22',
  sealedAt: '2026-11-23T01:00:00.000Z',
  round: null,
  last: {
    startedAt: '2026-11-23T02:00:00.000Z',
    endedAt: '2026-11-23T02:05:00.000Z',
    ...counts,
    findings: findings.length,
  },
  findings,
});

const changed = {
  fault: 'entryChanged',
  day: '2026-11-21',
  chainId: '01K9CHA1N00000000000000001',
  sequence: 17,
  foundAt: '2026-11-23T02:04:00.000Z',
} as const;

let portal: FakePortal;
beforeEach(() => {
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal();
});

it('shows a whole trail with its last seal and its last verification', async () => {
  portal.answer(getAuditState, { data: aState([]) });
  renderPortal({ at: '/auditstate', as });
  await heading('Audit state');
  expect(await screen.findByText('Nothing is wrong')).toBeDefined();
  const seal = screen.getByRole('region', { name: 'Signed seal' });
  expect(within(seal).getByText('22/11/2026')).toBeDefined();
  const last = screen.getByRole('region', { name: 'Last verification' });
  expect(within(last).getByText('120')).toBeDefined();
});

it('verifies on request and shows what is wrong and where', async () => {
  let state = aState([]);
  portal
    .answer(getAuditState, () => ({ data: state }))
    .answer(verifyAuditTrail, () => {
      state = aState([changed]);
      return { data: state };
    });
  const { user } = renderPortal({ at: '/auditstate', as });
  await user.click(await screen.findByRole('button', { name: 'Verify now' }));
  expect(await screen.findByText('Something is wrong')).toBeDefined();
  const found = screen.getByRole('list', { name: 'What is wrong' });
  expect(within(found).getByText('An entry was changed')).toBeDefined();
  expect(within(found).getByText('01K9CHA1N00000000000000001')).toBeDefined();
  expect(within(found).getByText('17')).toBeDefined();
  expect(await screen.findByText('The audit trail is not as it was written.')).toBeDefined();
});

it('does not call a trail whole that was never verified, and offers to go on with a round under way', async () => {
  const round = { startedAt: '2026-11-23T02:00:00.000Z', day: '2026-11-21', ...counts, findings: 0 };
  portal.answer(getAuditState, { data: { ...aState([]), last: null, round } });
  renderPortal({ at: '/auditstate', as });
  expect(await screen.findByText('Not verified yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Go on verifying' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Verification under way' })).toBeDefined();
});
