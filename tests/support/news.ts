import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listNotifications, type Reader } from '../../functions/_data/notification/notification.ts';
import type { Notification } from '../../shared/notification/routes.ts';

/** What a user has been told, newest first. */
export async function toldTo(
  store: DynamoDBDocumentClient,
  { userId, facilityId = null }: Partial<Reader> & Pick<Reader, 'userId'>,
): Promise<Notification[]> {
  const page = { take: 100, filter: 'all' } as const;
  return (await listNotifications(store, { userId, facilityId }, page, new Date())).items;
}

export const kindsOf = (told: readonly Notification[]): string[] => told.map(({ kind }) => kind);
