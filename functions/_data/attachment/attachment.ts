import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Attachment, attachment, mostAttachments } from '../../../shared/_parts/attachment.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { FileKey, OwnPk, OwnUserId } from '../../_kit/ownIds.ts';
import { provenFileKey, storedFileId } from '../../_kit/proof.ts';
import { attributesIfHolds, ifHolds } from '../../_store/condition.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { readFirst } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const hoursKept = 24;

/** A file that its sender has announced and no message carries yet. */
const draft = attachment.extend({
  attachmentId: storedFileId,
  contentType: z.string(),
  isChecked: z.boolean(),
  expiresAt: z.int(),
});
export type AttachmentDraft = z.infer<typeof draft>;
const draftShape = shapeOf({ entity: 'attachmentDraft', version: 1, schema: draft, keys: [] });
const storedAttachment = attachment.extend({ attachmentId: storedFileId, contentType: z.string() }).strip();
const shape = shapeOf({ entity: 'attachment', version: 1, schema: storedAttachment, keys: [] });
const shownAttachment = openParser(attachment.strip());
export type StoredAttachment = z.infer<typeof storedAttachment>;

/** The key to which the browser sends a draft's file, its key after the check of its content, and its key as a record's file. */
export const sentKey = ({ attachmentId }: AttachmentDraft): FileKey => provenFileKey(`transfer/in/${attachmentId}`);
export const checkedKey = ({ attachmentId }: AttachmentDraft): FileKey =>
  provenFileKey(`transfer/checked/${attachmentId}`);
export const attachedKey = ({ attachmentId }: StoredAttachment): FileKey =>
  provenFileKey(`transfer/attachment/${attachmentId}`);

const draftKey = (userId: string, attachmentId: string) => ({
  pk: `DRAFT#${userId}`,
  sk: `ATTACHMENT#${attachmentId}`,
});
const recordKey = (recordPk: OwnPk, attachmentId: string) => ({ pk: recordPk, sk: `ATTACHMENT#${attachmentId}` });

/** Stores the announcement of a file that a user is about to send, and answers what it stored. It expires after a day. */
export async function putDraft(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  announced: Pick<z.input<typeof draft>, 'attachmentId' | 'fileName' | 'bytes' | 'contentType'>,
  now: Date,
): Promise<AttachmentDraft> {
  const stored = { ...announced, isChecked: false, expiresAt: expiresIn({ hours: hoursKept }, now) };
  await store.send(
    new PutCommand({
      TableName: tableName('requests'),
      Item: draftShape.item(draftKey(userId, announced.attachmentId), stored, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return draftShape.parse(stored);
}

/** A file that this user has announced in the last day, or null. */
export async function findDraft(
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  attachmentId: string,
  now: Date,
): Promise<AttachmentDraft | null> {
  const found = await getItem(store, 'requests', draftKey(userId, attachmentId), draftShape.parse);
  return found && !isExpired(found, now) ? found : null;
}

/** Remembers that the content of a draft is what its name says; false when it is gone. */
export const markChecked = (store: DynamoDBDocumentClient, userId: OwnUserId, attachmentId: string): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: draftKey(userId, attachmentId),
        UpdateExpression: 'SET isChecked = :yes',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':yes': true },
      }),
    ),
  );

/** Removes a draft and answers what it was; null when it does not exist. */
export const removeDraft = (
  store: DynamoDBDocumentClient,
  userId: OwnUserId,
  attachmentId: string,
): Promise<AttachmentDraft | null> =>
  attributesIfHolds(
    store.send(
      new DeleteCommand({
        TableName: tableName('requests'),
        Key: draftKey(userId, attachmentId),
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValues: 'ALL_OLD',
      }),
    ),
    draftShape.parse,
  );

/** The writes that make checked drafts the attachments of a record, for the transaction of the message that carries them. */
export const attachmentWrites = (recordPk: OwnPk, userId: string, drafts: readonly AttachmentDraft[]): TransactItem[] =>
  drafts.flatMap((each) => [
    {
      Delete: {
        TableName: tableName('requests'),
        Key: draftKey(userId, each.attachmentId),
        ConditionExpression: 'isChecked = :yes',
        ExpressionAttributeValues: { ':yes': true },
      },
    },
    {
      Put: {
        TableName: tableName('requests'),
        Item: shape.item(recordKey(recordPk, each.attachmentId), each, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);

/** The writes that take files away from a record that nobody has been sent yet. */
export const detachWrites = (recordPk: OwnPk, attachmentIds: readonly string[]): TransactItem[] =>
  attachmentIds.map((attachmentId) => ({
    Delete: {
      TableName: tableName('requests'),
      Key: recordKey(recordPk, attachmentId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  }));

/** The attachments of a record, oldest first: a record has at most 50. */
export async function listAttachments(store: DynamoDBDocumentClient, recordPk: OwnPk): Promise<Attachment[]> {
  const files = { table: 'requests', partition: { value: recordPk }, sort: { prefix: 'ATTACHMENT#' } } as const;
  return (await readFirst(store, files, mostAttachments.ofRecord)).map((item) => shownAttachment(item));
}

/** One attachment of a record, or null. */
export const getAttachment = (
  store: DynamoDBDocumentClient,
  recordPk: OwnPk,
  attachmentId: string,
): Promise<StoredAttachment | null> => getItem(store, 'requests', recordKey(recordPk, attachmentId), shape.parse);
