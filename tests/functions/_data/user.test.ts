import { expect, it } from 'vitest';
import { findUserByName, getUser, putUser } from '../../../functions/_data/user/user.ts';
import { startBackend } from '../../support/api.ts';
import { aUser } from '../../support/builders.ts';

const { store } = await startBackend();

it('a user is found by id and by name, in any letter case', async () => {
  const user = aUser({ userName: 'Amal@Clinic.example' });
  await putUser(store, user);
  expect(await getUser(store, user.userId)).toEqual(user);
  expect(await findUserByName(store, ' amal@CLINIC.example ')).toEqual(user);
  expect(await findUserByName(store, 'nobody@clinic.example')).toBeNull();
});

it('two users cannot have one name, whatever its letter case', async () => {
  await putUser(store, aUser({ userName: 'one@clinic.example' }));
  await expect(putUser(store, aUser({ userName: 'ONE@clinic.example' }))).rejects.toThrow();
});
