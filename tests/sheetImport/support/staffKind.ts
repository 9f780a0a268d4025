import { canonicalJson } from '../../../functions/_kit/canonicalJson.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import type { Found, ImportContext, ImportServer } from '../../../functions/_parts/sheetImport/importServer.ts';
import { readBatch } from '../../../functions/_store/batch.ts';
import { staffSheet } from './staffSheet.ts';

interface Staff {
  readonly licence: string;
  readonly fullName: string;
  readonly status: string | null;
}

const keyOf = ({ imported: { scope } }: ImportContext, licence: unknown) => ({
  pk: `TESTSTAFF#${scope.kind === 'facility' ? scope.facilityId : ''}`,
  sk: String(licence),
});

/** Licences on which something depends. */
export const inUse = new Set<string>();

export const staffServer: ImportServer<typeof staffSheet.columns, Staff> = {
  facts: staffSheet,
  check: ({ fullName }) => (fullName === 'Nobody' ? [{ column: 'fullName', code: 'name' }] : []),
  find: async (ctx, keys) => {
    const found = new Map<string, Found<Staff>>();
    const places = keys.map(({ about }) => keyOf(ctx, about.licence));
    for (const { sk, content } of await readBatch(ctx.store, 'reference', places))
      found.set(String(sk), { stored: JSON.parse(String(content)) as Staff });
    return found;
  },
  next: ({ licence, fullName, status }, stored) => ({ licence, fullName, status: status ?? stored?.status ?? null }),
  writes: (ctx, { from, to }) => {
    const Key = keyOf(ctx, (to ?? from)?.licence);
    const TableName = tableName('reference');
    const still = from
      ? { ConditionExpression: 'content = :from', ExpressionAttributeValues: { ':from': canonicalJson(from) } }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
    return to
      ? [{ Put: { TableName, Item: { ...Key, content: canonicalJson(to) }, ...still } }]
      : [{ Delete: { TableName, Key, ...still } }];
  },
  inUse: async (_ctx, records) =>
    new Set([...records].filter(([, { licence }]) => inUse.has(licence)).map(([key]) => key)),
};
