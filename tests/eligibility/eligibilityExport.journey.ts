import { readFile } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { mostRowsInPage } from '../../shared/job/exportSheet.ts';
import arabic from '../../web/parts/exports/texts/ar.json' with { type: 'json' };
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { comeBackUntil } from '../journeys/support/comeBack.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';
import { storeHistory } from '../support/storedHistory.ts';

const visit = visits();
/** Its history is nobody else's in the journeys. */
const facility = demoFacilities.find(({ facilityId }) => facilityId === 'hajar-hospital')!;
const stored = mostRowsInPage + 20;
let session: SignedInUser;

async function storeRequests({ endpoint, eligibilityTable }: NonNullable<typeof portal.store>): Promise<void> {
  const credentials = { accessKeyId: 'journeys', secretAccessKey: 'journeys' };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
  process.env.ELIGIBILITY_TABLE = eligibilityTable;
  await storeHistory(
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    facility,
    stored,
  );
  client.destroy();
}

// A portal that somebody started by hand keeps its history as it is.
describe.skipIf(!portal.store)('a history of more than a thousand requests', () => {
  beforeAll(async () => {
    if (portal.store) await storeRequests(portal.store);
    const api = journeyApi();
    session = await api.session(`desk@${facility.facilityId}.example`);
    await api.readNotifications(session);
  });

  it('is prepared in the background while its reader goes elsewhere, who is notified and fetches all of it', async () => {
    const page = await visit({ session });
    await page.goto('/eligibility');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await page.getByRole('link', { name: 'Show the export' }).waitFor();

    await page.goto('/dashboard');
    const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
    await comeBackUntil(page, () => bell.isVisible());
    await bell.click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /export/ })
      .first()
      .click();
    await page.waitForURL(/\/eligibility\/exports\/[0-9A-Z]{26}$/);
    await page.getByText('Done', { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the result' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines.length - 1).toBeGreaterThanOrEqual(stored);
    // Every request once.
    expect(new Set(lines).size).toBe(lines.length);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('stands among one’s exports, in Arabic on a phone too', async () => {
    const page = await visit({ session, language: 'ar', viewport: phone });
    await page.goto('/eligibility/exports');
    await page.getByText(arabicJob.state.done, { exact: true }).first().waitFor();
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: arabicJob.file.result }).waitFor();
    await page.getByRole('link', { name: arabic.toList }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
