import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { auditFaults } from '../../../shared/auditTrail/auditFault.ts';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

const counts = { days: z.int(), chains: z.int(), entries: z.int(), findings: z.int() };

const storedState = z.strictObject({
  /** Grows with every part, so that of two that work at once one is lost. */
  version: z.int(),
  /** The round that is under way. */
  round: z
    .strictObject({
      roundId: z.string(),
      startedAt: z.iso.datetime(),
      ...counts,
      /** The day that it looks at, the last chain of it that it has seen, and the hash of the seal before that day. */
      day: z.iso.date(),
      after: z.string().nullable(),
      previousSeal: z.string().nullable(),
    })
    .nullable(),
  /** The last round that came to its end. */
  last: z
    .strictObject({ roundId: z.string(), startedAt: z.iso.datetime(), endedAt: z.iso.datetime(), ...counts })
    .nullable(),
});
const stateShape = shapeOf({ entity: 'auditVerification', version: 1, schema: storedState, keys: [] });
const stateKey = { pk: 'VERIFICATION', sk: 'STATE' } as const;

/** How far the verification of the audit trail is. */
export type VerificationState = z.infer<typeof storedState>;
export type VerificationRound = NonNullable<VerificationState['round']>;

/** How far the verification is; before the first round nothing has been verified. */
export const readVerification = async (store: DynamoDBDocumentClient): Promise<VerificationState> =>
  (await getItem(store, 'audit', stateKey, stateShape.parse)) ?? { version: 0, round: null, last: null };

/** Stores the state in the place of the one with that version: false when another has stored its own meanwhile. */
export const moveVerification = (
  store: DynamoDBDocumentClient,
  before: VerificationState,
  now: Pick<VerificationState, 'round' | 'last'>,
): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('audit'),
        Item: stateShape.item(stateKey, { ...before, ...now, version: before.version + 1 }, {}),
        ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
        ExpressionAttributeValues: { ':before': before.version },
      }),
    ),
  );

const storedFinding = z.strictObject({
  fault: z.enum(auditFaults),
  day: z.iso.date(),
  chainId: z.string().nullable(),
  sequence: z.int().nullable(),
  foundAt: z.iso.datetime(),
});
const findingShape = shapeOf({ entity: 'auditFinding', version: 1, schema: storedFinding, keys: [] });

/** Something that is wrong with the audit trail, and where. */
export type AuditFinding = z.infer<typeof storedFinding>;

const placeOf = ({ day, chainId, sequence, fault }: AuditFinding): string =>
  [day, chainId ?? '', sequence ?? '', fault].join('/');

/** Stores what a round has found. The same finding again takes its own place. */
export const putFinding = (store: DynamoDBDocumentClient, roundId: string, finding: AuditFinding): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('audit'),
        Item: findingShape.item({ pk: `FINDINGS#${roundId}`, sk: placeOf(finding) }, finding, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );

/** The first findings of a round, in the order of their days and chains. */
export async function listFindings(
  store: DynamoDBDocumentClient,
  roundId: string,
  most: number,
): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  const query = {
    TableName: tableName('audit'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `FINDINGS#${roundId}` },
    Limit: most,
    ConsistentRead: true,
  };
  for await (const item of everyItem(store, query)) {
    findings.push(findingShape.parse(item));
    if (findings.length === most) break;
  }
  return findings;
}
