import { randomInt } from 'node:crypto';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { printedCodeChance, printedCodeOf, printedCodeSigns } from '../../../shared/document/printedCode.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { type Table, tableName } from '../../_kit/env.ts';
import type { StoredItem } from '../../_store/item.ts';

/** Where a print is stored: under the hash of its code only, so that a reader of the table cannot forge a document that verifies. */
export const printKeyOf = (code: string) => ({ pk: `DOCUMENT#${sha256(code)}`, sk: 'DOCUMENT' });

/** A code that nobody guesses. */
const newPrintedCode = (): string =>
  printedCodeOf(
    Array.from({ length: printedCodeChance }, () => printedCodeSigns.charAt(randomInt(printedCodeSigns.length))).join(
      '',
    ),
  );

/** Remembers a print, and answers the secret code that the paper carries (`shared/document/printedCode`). `itemOf` makes the item of the code. */
export async function keepPrint(
  store: DynamoDBDocumentClient,
  table: Table,
  itemOf: (code: string) => StoredItem,
): Promise<string> {
  const code = newPrintedCode();
  const ConditionExpression = 'attribute_not_exists(pk)';
  await store.send(new PutCommand({ TableName: tableName(table), Item: itemOf(code), ConditionExpression }));
  return code;
}
