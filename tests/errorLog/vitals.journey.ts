import { expect, it } from 'vitest';
import type { MetricsReport } from '../../infra/local/metrics/metricsPage.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();

async function pagesMeasured(): Promise<Record<string, number>> {
  const answer = await fetch(`${portal.url}/local/metrics`);
  const { rows } = (await answer.json()) as MetricsReport;
  const pages = rows.filter(({ kind, name }) => kind === 'page' && name.endsWith(' /eligibility'));
  return Object.fromEntries(pages.map(({ name, count }) => [name.split(' ')[0], count]));
}

it('a page tells the portal once how fast it was for the person at it', async () => {
  const page = await visit({ session: await journeyApi().session(receptionist) });
  await page.goto('/eligibility/new');
  const code = page.waitForResponse(/sendVitals/);
  await page.getByRole('button', { name: 'Send request' }).waitFor();
  await code;
  await page.getByRole('textbox').first().click();
  const before = await pagesMeasured();
  // The browser sends it while the page goes: what arrives is seen, not the request.
  await page.goto('/dashboard');
  await expect.poll(pagesMeasured).toMatchObject({ largestPaint: (before.largestPaint ?? 0) + 1 });
});
