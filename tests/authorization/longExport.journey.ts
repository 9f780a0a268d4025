import { readFile } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorizations, authorizationWrites } from '../../functions/_data/authorization/authorization.ts';
import { demoFacilities } from '../../functions/_demo/facilities.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { Page } from '../../shared/_contract/page.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { AuthorizationRow } from '../../shared/authorization/routes.ts';
import { mostRowsInPage } from '../../shared/job/exportSheet.ts';
import exportWords from '../../web/parts/exports/texts/en.json' with { type: 'json' };
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import job from '../../web/parts/job/texts/en.json' with { type: 'json' };
import { violationsOf } from '../journeys/support/accessibility.ts';
import { comeBackUntil } from '../journeys/support/comeBack.ts';
import { journeyApi, portal } from '../journeys/support/portal.ts';
import { receptionist } from '../journeys/support/portalApi.ts';
import { phone } from '../journeys/support/portalContext.ts';
import { visits } from '../journeys/support/visits.ts';

const visit = visits();
/** Its requests for approval are nobody else's in the journeys. */
const facility = demoFacilities.find(({ facilityId }) => facilityId === 'oasis-clinic')!;
const stored = mostRowsInPage + 20;
let session: SignedInUser;

/** Stores copies of a request of the demonstration at once, each a minute older than the one before: what their list reads. */
async function storeRequests({ endpoint, requestsTable }: NonNullable<typeof portal.store>): Promise<void> {
  const api = journeyApi();
  const as = await api.session(receptionist);
  const { data } = await api.call<Page<AuthorizationRow>>('/api/authorization/searchauthorizations', {
    session: as,
    body: { state: 'approved', take: 1 },
  });
  const credentials = { accessKeyId: 'journeys', secretAccessKey: 'journeys' };
  const client = new DynamoDBClient({ endpoint, region: 'local', credentials });
  const store = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  process.env.REQUESTS_TABLE = requestsTable;
  const [like] = await authorizations.findAll(store, { kind: 'all' }, [data?.items[0]?.authorizationId ?? '']);
  if (!like) throw new Error('The demonstration has no approved request');
  const { facilityId, facilityName, facilityLicense } = facility;
  const items = Array.from({ length: stored }, (_, number) => {
    const openedAt = new Date(Date.now() - number * 60_000);
    const authorizationId = newUlid(openedAt.getTime());
    const copy = {
      ...like,
      ...{ facilityId: facilityId as typeof like.facilityId, facilityName, facilityLicense },
      ...{
        authorizationId,
        rootId: authorizationId,
        requestNumber: `LONG-${number}`,
        openedAt: openedAt.toISOString(),
      },
    };
    const event = { at: copy.openedAt, event: 'send', by: copy.openedByName, detail: null } as const;
    return { PutRequest: { Item: authorizationWrites(null, copy, event)[0]?.Put?.Item } };
  });
  for (let from = 0; from < stored; from += 25) {
    await store.send(new BatchWriteCommand({ RequestItems: { [requestsTable]: items.slice(from, from + 25) } }));
  }
  client.destroy();
}

// A portal that somebody started by hand keeps its requests as they are.
describe.skipIf(!portal.store)('a list of more than a thousand requests for approval', () => {
  beforeAll(async () => {
    if (portal.store) await storeRequests(portal.store);
    const api = journeyApi();
    session = await api.session(`desk@${facility.facilityId}.example`);
    await api.readNotifications(session);
  });

  it('is prepared in the background, and stands among one’s exports, in Arabic on a phone too', async () => {
    const page = await visit({ session });
    await page.goto('/eauth');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await page.getByRole('link', { name: exportWords.show }).click();
    await page.waitForURL(/\/eauth\/exports\/[0-9A-Z]{26}$/);
    await comeBackUntil(page, () => page.getByText(job.state.done, { exact: true }).isVisible());
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: job.file.result }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(lines.length - 1).toBeGreaterThanOrEqual(stored);
    // Every request once.
    expect(new Set(lines).size).toBe(lines.length);
    expect(await violationsOf(page)).toEqual([]);

    const small = await visit({ session, language: 'ar', viewport: phone });
    await small.goto('/eauth/exports');
    await small.getByText(arabicJob.state.done, { exact: true }).first().waitFor();
    expect(await violationsOf(small)).toEqual([]);
    await expect.poll(() => small.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
