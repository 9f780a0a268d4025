import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { jobKindNames } from '../../../shared/job/jobKinds.ts';
import { tableName } from '../../_kit/env.ts';
import type { FileKey, OwnUserId } from '../../_kit/ownIds.ts';
import { provenFileKey, storedFileId } from '../../_kit/proof.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const hoursKept = 24;

const upload = z.object({
  uploadId: storedFileId,
  kind: z.enum(jobKindNames),
  /** Who may use it: the user who announced it. */
  userId: z.string(),
  fileName: z.string(),
  bytes: z.int().positive(),
  expiresAt: z.int(),
});
const shape = shapeOf({ entity: 'upload', version: 1, schema: upload, keys: [] });
export type Upload = z.infer<typeof upload>;

/** The key of the file that was sent for an upload. */
export const uploadKey = ({ uploadId }: Pick<Upload, 'uploadId' | 'bytes'>): FileKey =>
  provenFileKey(`transfer/in/${uploadId}`);

const keyOf = (uploadId: string) => ({ pk: `UPLOAD#${uploadId}`, sk: 'UPLOAD' });

/** Remembers which file a user announced, and answers what it remembers. */
export async function putUpload(
  store: DynamoDBDocumentClient,
  announced: Omit<z.input<typeof upload>, 'expiresAt' | 'userId'> & { readonly userId: OwnUserId },
  now: Date,
): Promise<Upload> {
  const stored = { ...announced, expiresAt: expiresIn({ hours: hoursKept }, now) };
  await store.send(
    new PutCommand({
      TableName: tableName('jobs'),
      Item: shape.item(keyOf(announced.uploadId), stored, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return upload.parse(stored);
}

/** A file that this user announced for this kind of job, or null. */
export async function findUpload(
  store: DynamoDBDocumentClient,
  { uploadId, userId, kind }: { uploadId: string; userId: OwnUserId; kind: Upload['kind'] },
  now: Date,
): Promise<Upload | null> {
  const found = await getItem(store, 'jobs', keyOf(uploadId), shape.parse);
  if (!found || found.userId !== userId || found.kind !== kind) return null;
  return isExpired(found, now) ? null : found;
}
