import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { aDetailedRequest, anEligibilityId } from '../support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../support/eligibilityPortal.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const { getEligibility, submitEligibility } = eligibilityApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal();
});

const remarks = () => screen.getByRole('textbox', { name: 'Remarks' });
const open = async (at = '/eligibility/new') => {
  const opened = renderPortal({ at, as: aSignedInUser() });
  await screen.findByRole('form', { name: 'New eligibility request' }, { timeout: 15_000 });
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
    // The browser is online again.
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(portal.sentTo(getEligibility).length).toBeGreaterThan(1), { timeout: 10000 });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('+971-50-123-4567'));
    expect(remarks()).toHaveValue('Early');
    expect(screen.getByRole('radio', { name: 'Card number' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveValue('CARD-7');
    expect(portal.sentTo(submitEligibility)).toHaveLength(0);
  });
});
