import { randomBytes, randomInt } from 'node:crypto';
import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { provenPk } from '../../_kit/proof.ts';
import { attributesIfHolds } from '../../_store/condition.ts';
import { epochSeconds, expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const timeToRead = { minutes: 5 } as const;
const timeToUse = { minutes: 15 } as const;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id that the next reading must carry: base64 of 40 random characters, as the agent's protocol wants it. */
const newRequestId = (): string =>
  Buffer.from(Array.from({ length: 40 }, () => letters[randomInt(letters.length)]).join('')).toString('base64');

// Only the hash is stored, so that a reader of the table cannot answer an open request.
const requestKey = (requestId: string) => ({ pk: `CARDREADING#${sha256(requestId)}`, sk: 'REQUEST' });
const readingKey = (cardReadId: string) => ({ pk: `CARDREADING#${cardReadId}`, sk: 'READING' });
const photoKey = (cardReadId: string) => ({ pk: `CARDREADING#${cardReadId}`, sk: 'PHOTO' });

const request = z.object({ issuedAt: z.iso.datetime() });
const requestShape = shapeOf({ entity: 'cardRequest', version: 1, schema: request, keys: ['expiresAt'] });

/** Opens a request for one card reading: `requestId` is valid for five minutes and once. */
export async function openCardRequest(
  store: DynamoDBDocumentClient,
  now: Date,
): Promise<{ requestId: string; expiresAt: string }> {
  const requestId = newRequestId();
  const expiresAt = expiresIn(timeToRead, now);
  await store.send(
    new PutCommand({
      TableName: tableName('users'),
      Item: requestShape.item(requestKey(requestId), { issuedAt: now.toISOString() }, { expiresAt }),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  return { requestId, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

/** Takes an open request away and says when it was opened. Null when it was never opened, is spent, or is too old. */
export async function spendCardRequest(
  store: DynamoDBDocumentClient,
  requestId: string,
  now: Date,
): Promise<{ issuedAt: Date } | null> {
  // Of two answers to one request, only one finds the item.
  const spending = store.send(
    new DeleteCommand({
      TableName: tableName('users'),
      Key: requestKey(requestId),
      ConditionExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':now': epochSeconds(now) },
      ReturnValues: 'ALL_OLD',
    }),
  );
  return attributesIfHolds(spending, (item) => ({ issuedAt: new Date(requestShape.parse(item).issuedAt) }));
}

const reading = z.object({
  /** Fifteen digits. */
  emiratesId: z.string().length(15),
  /** Comma separated, as the card has it. */
  fullName: z.string(),
  fullNameArabic: z.string().default(''),
  /** ISO; null for readings of the release that did not keep it. */
  bornOn: z.string().nullable().default(null),
  /** The card's last day, ISO. */
  expiresOn: z.string().nullable(),
  /** The signature of the validation gateway was valid. An offline reading has no signature. */
  isVerified: z.boolean(),
  expiresAt: z.int(),
});

const readingShape = shapeOf({ entity: 'cardReading', version: 1, schema: reading, keys: [] });

/** What is kept of a card reading for a quarter of an hour: who it was, and, beside it, the photograph. */
export type CardReading = Omit<z.infer<typeof reading>, 'expiresAt'>;
type NewCardReading = Omit<z.input<typeof reading>, 'expiresAt'>;

const storedPhoto = z.object({
  photo: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
  expiresAt: z.int(),
});
const photoShape = shapeOf({ entity: 'cardPhoto', version: 1, schema: storedPhoto, keys: [] });

/** Keeps a checked reading and its photograph. The answer is the secret by which the next call names it. */
export async function keepCardReading(
  store: DynamoDBDocumentClient,
  value: NewCardReading & { readonly photo?: Uint8Array | null },
  now: Date,
): Promise<string> {
  const cardReadId = randomBytes(24).toString('base64url');
  const expiresAt = expiresIn(timeToUse, now);
  const { photo, ...read } = value;
  const items = [
    readingShape.item(readingKey(cardReadId), { ...read, expiresAt }, {}),
    // Apart from the reading: who only compares the number reads no picture.
    ...(photo && value.isVerified ? [photoShape.item(photoKey(cardReadId), { photo, expiresAt }, {})] : []),
  ];
  for (const Item of items) {
    const ConditionExpression = 'attribute_not_exists(pk)';
    await store.send(new PutCommand({ TableName: tableName('users'), Item, ConditionExpression }));
  }
  return cardReadId;
}

/** A reading that was found by its secret, and where its photograph is. */
export type FoundReading = CardReading & { readonly cardReadId: string; readonly photoPk: OwnPk };

/**
 * The verified reading of that id, or null when it is unknown, too old, or was made offline and so proves nothing. It may be used
 * again within its quarter of an hour: a form that was refused for another reason is sent again.
 */
export async function findCardReading(
  store: DynamoDBDocumentClient,
  cardReadId: string,
  now: Date,
): Promise<FoundReading | null> {
  const found = await getItem(store, 'users', readingKey(cardReadId), readingShape.parseOrNull);
  if (!found?.isVerified || isExpired(found, now)) return null;
  const { expiresAt: _, ...rest } = found;
  return { ...rest, cardReadId, photoPk: provenPk(photoKey(cardReadId).pk) };
}

/** The photograph of a reading; null when the card had no printable photograph. */
export async function findCardPhoto(
  store: DynamoDBDocumentClient,
  { photoPk }: FoundReading,
  now: Date,
): Promise<Uint8Array | null> {
  const found = await getItem(store, 'users', { pk: photoPk, sk: 'PHOTO' }, photoShape.parseOrNull);
  return found && !isExpired(found, now) ? found.photo : null;
}
