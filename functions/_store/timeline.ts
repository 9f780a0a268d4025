import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { tableName } from '../_kit/env.ts';
import type { OwnPk } from '../_kit/ownIds.ts';
import { shapeOf } from './shape.ts';
import type { TransactItem } from './transaction.ts';

/**
 * The timeline of a kind of record: `put` is the write that adds an event, `list` reads all events in order. Events stand under
 * `pkOf(record)`, and both functions take the record itself: only who could read it reaches its timeline.
 */
export function timelineOf<Event extends { at: string }, Of>({
  entity,
  table,
  pkOf,
  event: schema,
  shapeVersion = 1,
  firstOn,
}: {
  /** What an event is called among the stored entities. */
  entity: string;
  table: Parameters<typeof tableName>[0];
  pkOf: (record: Of) => OwnPk;
  event: z.ZodObject & z.ZodType<Event>;
  /** The version of the stored form of an event. */
  shapeVersion?: number;
  /**
   * The sort key of an item that is written with every new record, under the same partition, and carries its first event as `first`: a
   * new record is one write less. It sorts after the events, with nothing else in between.
   */
  firstOn?: string;
}) {
  const shape = shapeOf({ entity, version: shapeVersion, schema, keys: [] });
  return {
    /** `order` sorts events of one instant and makes the key unique: `orderOf`, or a ULID for what changes no version. */
    put: (record: Of, event: Event, order: string): TransactItem => ({
      Put: {
        TableName: tableName(table),
        Item: shape.item({ pk: pkOf(record), sk: `EVENT#${event.at}#${order}` }, event as z.input<typeof schema>, {}),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
    list: async (store: DynamoDBDocumentClient, record: Of): Promise<Event[]> => {
      const { Items = [] } = await store.send(
        new QueryCommand({
          TableName: tableName(table),
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: { ':pk': pkOf(record), ':first': 'EVENT#', ':last': firstOn ?? 'EVENT#~' },
          ConsistentRead: true,
        }),
      );
      const first = Items.find(({ sk }) => sk === firstOn)?.first;
      const later = Items.filter(({ sk }) => sk !== firstOn);
      return [...(first ? [first] : []), ...later].map((item) => shape.parse(item) as Event);
    },
  };
}

/** The order of the events of one change: the version that the record has after it, and the event's place among them. */
export const orderOf = (version: number, at: number): string => `${String(version).padStart(6, '0')}.${at}`;
