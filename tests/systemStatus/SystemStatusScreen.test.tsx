import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Incident, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getSystemStatus, getSystemStatusDetails, searchIncidents, addIncident, reportIncident } =
  systemStatusApi.endpoints;

const incident: Incident = {
  incidentId: '01KB0000000000000000000AB1',
  kind: 'incident',
  title: 'Slow answers of payers',
  titleArabic: 'بطء ردود الجهات الدافعة',
  startsAt: '2026-11-25T06:00:00Z',
  endsAt: null,
  reports: [{ at: '2026-11-25T06:05:00Z', text: 'We look into it.', textArabic: 'نتحقق من السبب.' }],
  edition: 3,
};
const part = (partId: string, state: 'up' | 'down' | 'unknown') => ({
  ...{ partId, kind: 'regulator' as const, name: `DHA ${partId}`, nameArabic: `هيئة ${partId}`, state },
});
const detail = (partId: string, state: 'up' | 'down' | 'unknown') => ({
  ...part(partId, state),
  ...{ checkedAt: '2026-11-25T06:30:00Z', since: state === 'unknown' ? null : '2026-11-25T05:00:00Z' },
  ...{ lastFault: null, failedAt: null },
});

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal()
    .answer(getSystemStatusDetails, {
      data: { parts: [detail('one', 'up'), detail('two', 'down'), detail('three', 'unknown')], incidents: [incident] },
    })
    .answer(searchIncidents, { data: { items: [], nextCursor: null, total: 0 } });
});

const admin = () => aSignedInUser({ roles: ['SetupAdmin'], facilityId: null });
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

describe('/systemstatus', () => {
  it('REQ-NET-04 REQ-NET-25 says of each part whether it answers, in a word, and since when', async () => {
    renderPortal({ at: '/systemstatus', as: aSignedInUser({}) });
    await heading('System Status');
    await screen.findByText('DHA one');
    expect(rowOf('DHA one').getByText('Answers')).toBeTruthy();
    expect(rowOf('DHA two').getByText('Does not answer')).toBeTruthy();
    expect(rowOf('DHA two').getByText('25/11/2026 09:00')).toBeTruthy();
    expect(rowOf('DHA three').getByText('Not known')).toBeTruthy();
    expect(rowOf('DHA three').queryByText(/Since/)).toBeNull();
  });

  it('offers nobody but administrators of the portal to tell of incidents', async () => {
    renderPortal({ at: '/systemstatus', as: aSignedInUser({}) });
    await screen.findByRole('heading', { name: incident.title });
    for (const name of ['Tell of an incident', 'Add report', 'End']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('keeps what is typed of an incident over Escape, and forgets it when it is cancelled on purpose', async () => {
    const { user } = renderPortal({ at: '/systemstatus', as: admin() });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Tell of an incident' }));
      return within(await screen.findByRole('dialog'));
    };
    const title = { name: /^Title in English/ };
    await user.type((await open()).getByRole('textbox', title), 'Half a sent');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    expect(again.getByRole('textbox', title)).toHaveValue('Half a sent');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).getByRole('textbox', title)).toHaveValue('');
  });

  it('REQ-NET-25 tells of an incident in both languages', async () => {
    portal.answer(addIncident, { data: { incidentId: incident.incidentId } });
    const { user } = renderPortal({ at: '/systemstatus', as: admin() });
    await user.click(await screen.findByRole('button', { name: 'Tell of an incident' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (name: RegExp, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
    await type(/^Title in English/, 'Mail is late');
    await type(/^Title in Arabic/, 'تأخر البريد');
    await type(/^Text in English/, 'Mails wait.');
    await user.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    expect(portal.sentTo(addIncident)).toEqual([]);
    await type(/^Text in Arabic/, 'الرسائل تنتظر.');
    await user.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    await waitFor(() => expect(portal.sentTo(addIncident)).toHaveLength(1));
    expect(portal.sentTo(addIncident)[0]?.body).toMatchObject({
      ...{ kind: 'incident', title: 'Mail is late', titleArabic: 'تأخر البريد', endsAt: null },
    });
  });

  it('REQ-NET-25 ends an incident in the edition that was seen', async () => {
    portal.answer(reportIncident, { data: { incidentId: incident.incidentId } });
    const { user } = renderPortal({ at: '/systemstatus', as: admin() });
    await user.click(await screen.findByRole('button', { name: 'End' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'It is over' }));
    await user.type(dialog.getByRole('textbox', { name: /^Text in English/ }), 'Done.');
    await user.type(dialog.getByRole('textbox', { name: /^Text in Arabic/ }), 'انتهى.');
    await user.click(dialog.getByRole('button', { name: 'Tell everybody' }));
    await waitFor(() => expect(portal.sentTo(reportIncident)).toHaveLength(1));
    expect(portal.sentTo(reportIncident)[0]?.body).toMatchObject({ edition: 3, isOver: true, text: 'Done.' });
  });
});

it('REQ-NET-25 shows a visitor the state of the parts, without its times, and the incidents', async () => {
  const { edition, ...shown } = incident;
  portal.answer(getSystemStatus, { data: { parts: [part('two', 'down')], incidents: [shown] } });
  renderPortal({ at: '/status' });
  await heading('What works now');
  await screen.findByText('DHA two');
  expect(rowOf('DHA two').getByText('Does not answer')).toBeTruthy();
  expect(rowOf('DHA two').queryByText(/Since/)).toBeNull();
  expect(screen.getByRole('heading', { name: incident.title })).toBeTruthy();
});
