import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { displayNameOf } from '../../shared/_field/displayName.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { listPayerStaff } from '../_data/payer/payerStaff.ts';
import { getUser } from '../_data/user/user.ts';

const mayReview: readonly string[] = moduleAccess.worklist;

/** The payer's people who may answer requests, by name; a locked account gets no work. */
export async function listReviewers(store: DynamoDBDocumentClient, payerId: number) {
  const found = await Promise.all((await listPayerStaff(store, payerId)).map((userId) => getUser(store, userId)));
  return found
    .flatMap((user) =>
      user?.payerId === payerId && !user.isLocked && user.roles.some((role) => mayReview.includes(role))
        ? [{ userId: user.userId, name: displayNameOf(user) }]
        : [],
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
