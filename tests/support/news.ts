import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listNotifications, type Reader } from '../../functions/_data/notification/notification.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import type { Notification } from '../../shared/notification/routes.ts';

/** What a user has been told, newest first. */
export async function toldTo(
  store: DynamoDBDocumentClient,
  reader: Partial<Omit<Reader, 'userId'>> & { readonly userId: string },
): Promise<Notification[]> {
  const { userId, facilityId = null, roles = [], facilityRoles = [] } = reader;
  const page = { take: 100, filter: 'all' } as const;
  return (
    await listNotifications(store, { userId: provenUserId(userId), facilityId, roles, facilityRoles }, page, new Date())
  ).items;
}

export const kindsOf = (told: readonly Notification[]): string[] => told.map(({ kind }) => kind);
