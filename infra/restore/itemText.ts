import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** One attribute as DynamoDB's own exports write it; sets and maps in order, since neither has one. */
function written(attribute: AttributeValue): unknown {
  const { B, BS, NS, SS, L, M } = attribute;
  if (B) return { B: base64(B) };
  if (BS) return { BS: BS.map(base64).sort() };
  if (NS) return { NS: [...NS].sort() };
  if (SS) return { SS: [...SS].sort() };
  if (L) return { L: L.map(written) };
  if (M) return { M: writtenItem(M) };
  return attribute;
}

const writtenItem = (item: Item): object =>
  Object.fromEntries(
    Object.keys(item)
      .sort()
      .map((name) => [name, written(item[name] as AttributeValue)]),
  );

/** Turns the bytes of a written attribute back from their text. */
function revived(key: string, value: unknown): unknown {
  if (key === 'B' && typeof value === 'string') return Buffer.from(value, 'base64');
  if (key === 'BS' && Array.isArray(value)) return value.map((text) => Buffer.from(text, 'base64'));
  return value;
}

/** The line of an item in DynamoDB's JSON: equal items have equal lines. */
export const itemText = (item: Item): string => JSON.stringify({ Item: writtenItem(item) });

export function itemOf(line: string): Item {
  const read = (value: unknown): unknown => {
    const [[type, content] = ['', undefined]] = Object.entries(value as object);
    if (type === 'L') return { L: (content as unknown[]).map(read) };
    if (type === 'M') return { M: readItem(content as object) };
    return { [type]: revived(type, content) };
  };
  const readItem = (item: object) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, read(value)]));
  return readItem((JSON.parse(line) as { Item: object }).Item) as Item;
}
