import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntryDetail } from '../../shared/auditTrail/auditEntry.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchAuditEntries, getAuditEntry, getAuditState } = auditTrailApi.endpoints;
const as = aSignedInUser({ roles: ['SuperAdmin'], facilityId: null });
const entryId = '01K9CHA1N00000000000000001.17';

const anEntry: AuditEntryDetail = {
  entryId,
  at: '2026-11-22T08:15:00.000Z',
  action: 'rule.save',
  outcome: 'success',
  actor: { id: 'u-1', name: 'maha@sidra.example' },
  facility: null,
  entity: 'rule',
  entityId: '301-7-0',
  requestId: 'JKJaXmPLvHcESHA=',
  sourceIp: '192.0.2.7',
  userAgent: 'Invented/1.0',
  changes: [{ field: 'state', before: 'draft', after: 'live' }],
  chainId: '01K9CHA1N00000000000000001',
  sequence: 17,
};
const { userAgent: _, changes: __, chainId: ___, sequence: ____, ...row } = anEntry;

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal()
    .answer(searchAuditEntries, { data: { items: [row], nextCursor: null, total: null } })
    .answer(getAuditEntry, { data: anEntry });
});

it('lists entries, narrows them by a person, and opens one', async () => {
  const { user } = renderPortal({ at: '/audittrail', as });
  await heading('Audit trail');
  const table = await screen.findByRole('table', { name: 'Entries of the audit trail' });
  expect(await within(table).findByText('rule.save')).toBeDefined();
  expect(portal.sentTo(searchAuditEntries)[0]?.body).toEqual({});
  await user.type(screen.getByLabelText('Person (user name or id)'), ' maha@sidra.example ');
  await waitFor(() => expect(portal.sentTo(searchAuditEntries).at(-1)?.body).toEqual({ person: 'maha@sidra.example' }));
  await user.click((await screen.findAllByRole('link', { name: /22\/11\/2026/ }))[0]!);
  await arriveAt(`/audittrail/${entryId}`);
  const changes = await screen.findByRole('table', { name: 'What the entry says' });
  expect(within(changes).getByRole('row', { name: 'state draft live' })).toBeDefined();
  expect(screen.getByText('maha@sidra.example')).toBeDefined();
});

it('exports the entries that its filters leave, those of pages that nobody has looked at too', async () => {
  const files = catchFiles();
  const second = { ...row, entryId: '01K9CHA1N00000000000000001.16', action: 'rule.approve', entityId: '=cmd()' };
  portal.answer(searchAuditEntries, (_, { body }) =>
    body.cursor
      ? { data: { items: [second], nextCursor: null, total: null } }
      : { data: { items: [row], nextCursor: 'next', total: null } },
  );
  const { user } = renderPortal({ at: '/audittrail', as });
  await screen.findByRole('table', { name: 'Entries of the audit trail' });
  await user.type(screen.getByLabelText('Record (id)'), '301-7-0');
  await user.type(screen.getByLabelText('Kind of record'), 'rule');
  const filters = { entity: 'rule', recordId: '301-7-0' };
  await waitFor(() => expect(portal.sentTo(searchAuditEntries).at(-1)?.body).toMatchObject(filters));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.content.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('22/11/2026 12:15,maha@sidra.example,rule.save,success,rule,301-7-0');
  // What an entry names may have been typed by anybody: no formula leaves with it.
  expect(lines[2]).toContain("rule.approve,success,rule,'=cmd()");
  expect(portal.sentTo(searchAuditEntries).at(-1)?.body).toMatchObject(filters);
});

it('leads to the state of the trail', async () => {
  portal.answer(getAuditState, {
    data: { sealedDay: null, sealedAt: null, round: null, last: null, findings: [] },
  });
  const { user } = renderPortal({ at: '/audittrail', as });
  await user.click(await screen.findByRole('link', { name: 'Has anybody rewritten it?' }));
  await arriveAt('/auditstate');
});
