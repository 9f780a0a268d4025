import { describe, expect, it } from 'vitest';
import { demoEnrolmentId } from '../../infra/local/demo/enrolments.ts';
import { violationsOf } from '../journeys/support/accessibility.ts';
import { journeyApi } from '../journeys/support/portal.ts';
import { texts } from '../journeys/support/texts.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
const coach = 'diseasemanagement@portal.example';

describe('disease management', () => {
  it.each(['en', 'ar'] as const)(
    'REQ-NET-14 REQ-NET-29 a care team sees the results in a picture, enters a contact, and the outcomes say what is counted, in %s',
    async (language) => {
      const t = texts[language].diseaseManagement;
      const page = await visit({ session: await journeyApi().session(coach), language });
      await page.goto('/diseasemanagement');
      await page.getByRole('table').getByRole('link').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto(`/diseasemanagement/members/${demoEnrolmentId}`);
      await page.getByRole('button', { name: t.contactDialog.action, exact: true }).click();
      await page.getByRole('combobox', { name: t.field.contact }).click();
      await page.getByRole('option', { name: t.contact.call, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.contactDialog.action, exact: true }).click();
      await page.getByRole('table', { name: t.record.log }).getByText(t.contact.call).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto('/diseasemanagement/outcomes');
      await page.getByRole('table', { name: t.outcomes.label }).waitFor();
      await page.getByText(t.outcomes.enrolled).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
