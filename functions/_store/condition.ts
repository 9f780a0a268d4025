import { retryWrite } from '../_kit/retryWrite.ts';

/** Whether DynamoDB refused a single write because its condition did not hold. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';

/** What a conditional write answers, or null when its condition did not hold. Throws every other error. */
export async function answerIfHolds<Answer>(sending: Promise<Answer>): Promise<Answer | null> {
  try {
    return await sending;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/**
 * Sends one conditional write: false when its condition did not hold, and nothing was written. Throws every other error. For a
 * transaction see `writeTogether`.
 *
 * @example const isSaved = await ifHolds(store.send(new PutCommand({ ..., ConditionExpression: 'attribute_not_exists(pk)' })));
 */
export const ifHolds = async (sending: Promise<object>): Promise<boolean> => (await answerIfHolds(sending)) !== null;

const isHeldUp = (error: unknown): boolean => error instanceof Error && error.name === 'TransactionConflictException';

/**
 * Sends one conditional write to an item that transactions write too, again while one of them holds the item: false when its condition
 * did not hold. Throws when the item stays held.
 */
export async function ifHoldsInTurn(send: () => Promise<object>): Promise<boolean> {
  let conflict: unknown;
  const sent = await retryWrite(async () => {
    try {
      return { holds: await ifHolds(send()) };
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      conflict = error;
      return null;
    }
  });
  if (!sent) throw conflict;
  return sent.holds;
}

/**
 * Sends one conditional write with `ReturnValues`: the parsed attributes that it returns, or null when its condition did not hold.
 * Throws every other error.
 */
export async function attributesIfHolds<Value>(
  sending: Promise<{ Attributes?: Record<string, unknown> | undefined }>,
  parse: (attributes: unknown) => Value,
): Promise<Value | null> {
  const answer = await answerIfHolds(sending);
  return answer && parse(answer.Attributes);
}

/** The condition of a write of a whole record at this version: the first one makes it, each other one follows the one before. */
export const overVersion = (version: number) =>
  version === 1
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': version - 1 } };
