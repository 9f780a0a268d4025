import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeadLetter, deliveryApi } from '../../shared/delivery/routes.ts';
import { anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getDeadLetters, getDeadLetter, redriveDeadLetters } = deliveryApi.endpoints;
const deliveryId = anEligibilityId(650);
const aLetter = (changes: Partial<DeadLetter> = {}): DeadLetter => ({
  deliveryId,
  kind: 'eligibility',
  about: { requestNumber: 'MF1001-650', payerName: 'THIQA', payerNameArabic: 'ثقة', facilityName: 'Palm Clinic' },
  eligibilityId: deliveryId,
  topic: null,
  reader: null,
  createdAt: '2026-11-20T20:00:00.000Z',
  diedAt: '2026-11-20T21:00:00.000Z',
  attempts: 5,
  lastFault: 'timeout',
  redrives: 0,
  ...changes,
});
const page = (...items: DeadLetter[]) => ({ data: { items, nextCursor: null, total: null } });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getDeadLetters, page(aLetter(), aLetter({ deliveryId: anEligibilityId(651) })));
});
const as = aSignedInUser({ roles: ['SuperAdmin'], facilityId: null });

describe('what could not be delivered', () => {
  it('is sent again as a whole after a question, and says what became of each', async () => {
    portal.answer(redriveDeadLetters, () => {
      portal.answer(getDeadLetters, page());
      return {
        data: [
          { deliveryId, outcome: 'redriven' as const },
          { deliveryId: anEligibilityId(651), outcome: 'settled' as const },
        ],
      };
    });
    const { user } = renderPortal({ at: '/admin/deliveries', as });
    await heading('Undelivered');
    await user.click(await screen.findByRole('button', { name: 'Send these 2 again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send these 2 again?' });
    expect(portal.sentTo(redriveDeadLetters)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/Sent again: 1\. Skipped .*: 1\./)).toBeDefined();
    expect(await screen.findByText(/Everything has been delivered/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send .* again$/ }).disabled).toBe(true);
  });

  it('is looked into by itself, and one that has gone meanwhile leads back to the list', async () => {
    portal.answer(getDeadLetter, {
      data: {
        ...aLetter(),
        status: 4,
        timeline: [{ at: '2026-11-20T21:00:00.000Z', event: 'failed', by: null, detail: 'timeout' }],
      },
    });
    const { user } = renderPortal({ at: '/admin/deliveries', as });
    await user.click((await screen.findAllByRole('link', { name: /21\/11\/2026/ }))[0]!);
    await arriveAt(`/admin/deliveries/${deliveryId}`);
    const story = await screen.findByRole('list', { name: 'Timeline of the request' });
    expect(within(story).getByText('No usable answer')).toBeDefined();
    portal.answer(redriveDeadLetters, { data: [{ deliveryId, outcome: 'redriven' }] });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }));
    await arriveAt('/admin/deliveries');
    expect(portal.sentTo(redriveDeadLetters)[0]?.body).toEqual({ deliveryIds: [deliveryId] });
  });

  it('that is not there any more says so', async () => {
    portal.answer(getDeadLetter, { refusal: 'notFound' });
    renderPortal({ at: `/admin/deliveries/${deliveryId}`, as });
    expect(await screen.findByText('This entry is not on the list any more')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/admin/deliveries');
  });
});
