import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getPayer } from './payer.ts';

/** The names of a payer in both languages; its number stands for those of a payer that is not kept any more. */
export async function payerNames(
  store: DynamoDBDocumentClient,
  payerId: number,
): Promise<{ payerName: string; payerNameArabic: string }> {
  const payer = await getPayer(store, payerId);
  const number = String(payerId);
  return { payerName: payer?.payerName ?? number, payerNameArabic: payer?.payerNameArabic ?? number };
}
