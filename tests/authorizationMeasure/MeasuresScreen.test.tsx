import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ages, type Counters, noCounters } from '../../shared/authorizationMeasure/counters.ts';
import { type AuthorizationMeasures, authorizationMeasureApi } from '../../shared/authorizationMeasure/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getAuthorizationMeasures } = authorizationMeasureApi.endpoints;

const some: Counters = {
  ...noCounters,
  ...{ requests: 40, lines: 60, treatments: 40, sends: 42, errors: 2, judged: 30, firstSome: 27, firstAll: 24 },
  ...{ finals: 30, finalMinutes: 30 * 90, finalIn24h: 30, approvedLines: 30, deniedLines: 10, open: 4 },
};
const measures: AuthorizationMeasures = {
  ...{ from: '2026-10', to: '2026-11', total: some, outstanding: 4 },
  byMonth: [
    { month: '2026-10', counters: noCounters },
    { month: '2026-11', counters: some },
  ],
  byPayer: [{ payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة', counters: some }],
  byType: [{ type: 'authorization', requests: 40, sends: 42, errors: 2 }],
  byAge: ages.map(({ name }, at) => ({ age: name, requests: at === 1 ? 4 : 0, lines: 0 })),
};

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal()
    .answer(payerApi.endpoints.getEligibilityPayers, {
      data: [{ payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' }],
    })
    .answer(getAuthorizationMeasures, { data: measures });
});

const lastAsked = () => Object.fromEntries(portal.sentTo(getAuthorizationMeasures).at(-1)?.url.searchParams ?? []);

const open = async (as: Parameters<typeof aSignedInUser>[0]) => {
  const opened = renderPortal({ at: '/eauth/measures', as: aSignedInUser(as) });
  await heading('Measures of requests for approval');
  return opened;
};

describe('the measures', () => {
  it('REQ-EAUTH-19 stand by month, payer, type and age, each with its definition', async () => {
    await open({ roles: ['MedicalProvider'] });
    const months = await screen.findByRole('table', { name: 'Table of measures by month' });
    const first = await within(months).findByRole('row', { name: /First answer decides all/ });
    expect(within(first).getAllByText('80 %').length).toBeGreaterThan(0);
    expect(within(months).getByRole('row', { name: /Time to the last line.*1\.5\sh/ })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Table of measures by payer' })).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'By type' })).getByText('4.8 %')).toBeInTheDocument();
    const ageing = screen.getByRole('table', { name: 'Outstanding by age' });
    expect(within(ageing).getByRole('row', { name: '2–3 4 0' })).toBeInTheDocument();
    expect(screen.getByText(/The clock of the promise|the clock of the promise/)).toBeInTheDocument();
  });

  it('are asked for by period, and by payer', async () => {
    const { user } = await open({ roles: ['MedicalProvider'] });
    await user.click(await screen.findByRole('button', { name: '13 months' }));
    await waitFor(() => expect(lastAsked()).toEqual({ months: '13' }));
    await user.click(screen.getByRole('combobox', { name: 'Payer' }));
    await user.click(await screen.findByRole('option', { name: 'THIQA' }));
    await waitFor(() => expect(lastAsked()).toEqual({ months: '13', payerId: '102' }));
  });

  it('have no choice of payers for a payer’s own people, and say when there is nothing', async () => {
    portal.answer(getAuthorizationMeasures, {
      data: { ...measures, total: noCounters, outstanding: 0, byPayer: [], byType: [] },
    });
    await open({ roles: ['InsurerUser'], payerId: 102, facilityId: null, facilityName: null });
    expect(await screen.findByText('No requests in this period')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Payer' })).not.toBeInTheDocument();
  });
});
