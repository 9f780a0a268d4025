import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { aDetailedRequest, anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { getEligibility, getEligibilityDetails, submitEligibility } = eligibilityApi.endpoints;

/** The browser reads again what it shows. */
const isOnlineAgain = () => act(() => void window.dispatchEvent(new Event('online')));

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal();
});

const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const open = async (at = '/eligibility/new') => {
  const opened = renderPortal({ at, as: aSignedInUser() });
  await screen.findByRole('form', { name: 'New eligibility request' });
  return opened;
};

describe('what is chosen before everything has arrived', () => {
  it('stays when the lists arrive', async () => {
    const held = Promise.withResolvers<void>();
    const { getEidReasons, getServiceCategories } = lookupsApi.endpoints;
    portal
      .answer(payerApi.endpoints.getEligibilityPayers, async () => {
        await held.promise;
        return { data: [{ payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' }] };
      })
      .answer(getEidReasons, async () => {
        await held.promise;
        return { data: [{ id: 3, name: 'Card damaged', nameArabic: 'البطاقة تالفة' }] };
      })
      .answer(getServiceCategories, async () => {
        await held.promise;
        return { data: [{ id: 1, name: 'Outpatient', nameArabic: 'خارجية' }] };
      });
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    await user.type(screen.getByRole('textbox', { name: /^Card number/ }), 'CARD-7');
    await user.type(remarks(), 'Early');
    held.resolve();
    await user.click(screen.getByRole('combobox', { name: /^Payer/ }));
    await user.click(await screen.findByRole('option', { name: 'THIQA' }));
    expect(screen.getByRole('radio', { name: 'Card number' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveValue('CARD-7');
    expect(remarks()).toHaveValue('Early');
  });

  it('stays when the earlier request arrives at the second attempt', async () => {
    const { timeline: _, ...earlier } = aDetailedRequest({ eligibilityId: anEligibilityId(41) });
    portal.answer(getEligibility, { refusal: 'serverError' });
    const { user } = await open(`/eligibility/new?from=${anEligibilityId(41)}`);
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    await user.type(screen.getByRole('textbox', { name: /^Card number/ }), 'CARD-7');
    await user.type(remarks(), 'Early');
    portal.answer(getEligibility, { data: { ...earlier, mobileNumber: '+971-50-123-4567' } });
    isOnlineAgain();
    await waitFor(() => expect(portal.sentTo(getEligibility).length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('+971-50-123-4567'));
    expect(remarks()).toHaveValue('Early');
    expect(screen.getByRole('radio', { name: 'Card number' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveValue('CARD-7');
    expect(portal.sentTo(submitEligibility)).toHaveLength(0);
  });

  it('stays in a correction when the request cannot be read again', async () => {
    const request = aDetailedRequest({ eligibilityId: anEligibilityId(42), status: 1, answeredAt: null });
    portal.answer(getEligibilityDetails, { data: request });
    const { user } = renderPortal({ at: `/eligibility/${request.eligibilityId}/correct`, as: aSignedInUser() });
    await user.type(await screen.findByRole('textbox', { name: 'Remarks' }), 'Ward 7');
    const before = portal.sentTo(getEligibilityDetails).length;
    portal.answer(getEligibilityDetails, { refusal: 'serverError' });
    isOnlineAgain();
    await waitFor(() => expect(portal.sentTo(getEligibilityDetails).length).toBeGreaterThan(before));
    await screen.findByText(/There was an issue with your request/);
    expect(remarks()).toHaveValue('Ward 7');
  });
});
