import { describe, expect, it } from 'vitest';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import { violationsOf } from './support/accessibility.ts';
import { untilStatus } from './support/eligibilityForm.ts';
import { journeyApi } from './support/portal.ts';
import { receptionist } from './support/portalApi.ts';
import { phone } from './support/portalContext.ts';
import { visits } from './support/visits.ts';

const visit = visits();

describe('axe finds nothing wrong while a request waits', () => {
  it('for a payer that is down, on a phone too', async () => {
    const api = journeyApi();
    const session = await api.session(receptionist);
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    try {
      const waiting = await api.submit(session, await api.member('Eligible, AED 20'));
      const page = await visit({ session, viewport: phone });
      await page.goto(`/eligibility/${waiting}`);
      await page.getByRole('alert').getByText('The payer is unavailable.').waitFor();
      await untilStatus(page, statusWords.Pending.en);
      expect(await violationsOf(page)).toEqual([]);
    } finally {
      await api.setFaults();
    }
  });
});
