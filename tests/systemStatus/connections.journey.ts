import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { violationsInBothThemes } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const api = journeyApi();
let session: SignedInUser;
beforeAll(async () => {
  session = await api.session('setupadmin@portal.example');
});
afterAll(() => api.setFaults());

describe.each(['en', 'ar'] as const)('the connections in %s', (language) => {
  it('show a setup administrator each with its key, and a test says at once what fails', async () => {
    const { connections: words, eligibility, systemStatus } = texts[language];
    const page = await visit({ session, language, theme: 'system', ...(language === 'ar' && { viewport: phone }) });
    await page.goto('/admin/connections');
    // Each language has a payer of its own: a connection is tested three times a minute at most.
    const name = language === 'en' ? 'Gulf Care Insurance' : 'ثقة';
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByText('first', { exact: true }).waitFor();
    await row.getByText(words.field.keyAge, { exact: true }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    const button = page.getByRole('button', { name: words.testOf.replace('{{name}}', name) });
    await button.click();
    await page.getByText(words.answers.replace('{{name}}', name)).waitFor();
    await row.getByText(systemStatus.state.up, { exact: true }).waitFor();
    await api.setFaults({ simulators: { payer: { refusedKeys: ['first'] } } });
    await button.click();
    await row.getByText(eligibility.fault.credentialsRejected, { exact: true }).waitFor();
    await api.setFaults({ simulators: { payer: { mode: 'down' } } });
    await button.click();
    await page.getByText(words.answersNot.replace('{{name}}', name)).waitFor();
    await row.getByText(systemStatus.state.down, { exact: true }).waitFor();
    await api.setFaults();
  });
});
