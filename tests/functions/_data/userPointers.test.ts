import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it } from 'vitest';
import { listAdministrators } from '../../../functions/_data/user/administrators.ts';
import { findLicenseHolder } from '../../../functions/_data/user/licenseHolder.ts';
import { putUser, type User, userItems } from '../../../functions/_data/user/user.ts';
import { userPointers } from '../../../functions/_data/user/userPointers.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { changeItem } from '../../../functions/_store/changeItem.ts';
import { migrateItems } from '../../../functions/_workers/migrateItems.ts';
import { startBackend } from '../../support/api.ts';
import { aUser } from '../../support/builders.ts';

const { store } = await startBackend();
const TableName = tableName('users');
const profileOf = ({ userId }: User) => ({ pk: `USER#${userId}`, sk: 'PROFILE' });

let license = 0;
beforeEach(() => {
  license += 1;
});

/** An administrator with a licence as the releases before account requests have stored them: without pointers. */
async function oldAdministrator(facilityId: string): Promise<User> {
  const clinicianLicense = `GD-OLD-${license}`;
  const user = aUser({ roles: ['Standard', 'ProviderAdmin'], facilityIds: [facilityId], clinicianLicense });
  await putUser(store, user);
  for (const { pk, sk } of userItems(user)) {
    const isPointer = /^(ADMINISTRATORS|LICENSEHOLDER)#/.test(pk);
    if (isPointer) await store.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
  return user;
}

it('accounts of the releases before get their pointers, and a second run finds nothing to do', async () => {
  const user = await oldAdministrator('clinic-old');
  expect(await listAdministrators(store, { facilityId: 'clinic-old' })).toEqual([]);
  const run = migrateItems(wiring, { sleep: async () => undefined });
  await run({ start: 'userPointers' });
  await run({ source: 'aws.events' });
  expect(await listAdministrators(store, { facilityId: 'clinic-old' })).toEqual([user.userId]);
  expect(await findLicenseHolder(store, user.clinicianLicense ?? '')).toBe(user.userId);
  expect(await run({})).toContainEqual(
    expect.objectContaining({ migration: 'userPointers', state: 'done', changed: 1, failed: 0 }),
  );
  await run({ start: 'userPointers' });
  await run({ source: 'aws.events' });
  expect(await run({})).toContainEqual(expect.objectContaining({ migration: 'userPointers', changed: 0, failed: 0 }));
});

it('somebody who gave the licence up meanwhile does not hold it again', async () => {
  const user = await oldAdministrator('clinic-meanwhile');
  const asRead = userItems(user).find(({ sk }) => sk === 'PROFILE');
  if (!asRead) throw new Error('No profile');
  await store.send(
    new UpdateCommand({
      TableName,
      Key: profileOf(user),
      UpdateExpression: 'SET clinicianLicense = :other',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':other': 'GD-OTHER' },
    }),
  );
  expect(await changeItem(store, userPointers, asRead)).toMatchObject({ isChanged: true });
  expect(await findLicenseHolder(store, user.clinicianLicense ?? '')).toBeNull();
  expect(await findLicenseHolder(store, 'GD-OTHER')).toBe(user.userId);
});

it('a licence that another account holds stays with it', async () => {
  const first = await oldAdministrator('clinic-first');
  const holder = aUser({ clinicianLicense: first.clinicianLicense });
  await putUser(store, holder);
  const asRead = userItems(first).find(({ sk }) => sk === 'PROFILE');
  if (!asRead) throw new Error('No profile');
  await changeItem(store, userPointers, asRead);
  expect(await findLicenseHolder(store, first.clinicianLicense ?? '')).toBe(holder.userId);
});
