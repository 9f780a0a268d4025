import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import type { Notification } from '../../shared/notification/routes.ts';

/** What a user has been told, newest first. */
export async function toldTo(
  store: DynamoDBDocumentClient,
  { userId, facilityId = null }: { readonly userId: string; readonly facilityId?: string | null },
): Promise<Notification[]> {
  const page = { take: 100, filter: 'all' } as const;
  return (await listNotifications(store, { userId: provenUserId(userId), facilityId }, page, new Date())).items;
}

export const kindsOf = (told: readonly Notification[]): string[] => told.map(({ kind }) => kind);
