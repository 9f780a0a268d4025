import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newEmailCode } from '../../functions/_data/user/emailCode.ts';
import { rememberDevice } from '../../functions/_data/user/knownDevice.ts';
import { signInPuts } from '../../functions/_data/user/lastSignIn.ts';
import { markPaused } from '../../functions/_data/user/pausedSignIns.ts';
import { newResetCode } from '../../functions/_data/user/resetCode.ts';
import { sessionUserOf } from '../../functions/_data/user/sessionUser.ts';
import { countFailure } from '../../functions/_data/user/signIn.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { facilityId, newId, now, userId } from '../release/kept.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { beginSession } from '../support/sessions.ts';

/** An account with its session, and what is kept of signing in. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const user = aUser({ userId, userName: 'kept@clinic.example', email: 'kept@clinic.example', payerId: 101 });
  await putUser(store, user);
  const session = { url: '/dashboard', expiresAt: new Date('2026-11-21T18:00:00.000Z'), now };
  await beginSession(
    store,
    { sessionId: 'session-kept', user: sessionUserOf(user, aFacility({ facilityId }), session) },
    now,
  );
  await writeTogether(store, signInPuts(user, null, { now, newId }));
  await countFailure(store, 'nobody@clinic.example', now);
  await markPaused(store, { nameHash: 'a-name' }, new Date(now.getTime() + 60_000));
  await markPaused(store, { userId: user.userId }, new Date(now.getTime() + 60_000));
  await rememberDevice(store, user.userName, 'a-browser', now);
  await newEmailCode(store, user, now);
  await newResetCode(store, userId, now);
}
