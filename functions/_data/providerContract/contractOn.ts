import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfDay } from '../../../shared/_field/serviceDate.ts';
import { contractPrices } from '../versionedList/listPointer.ts';
import { type ContractKey, termsOn } from './providerContract.ts';

/**
 * What provider and payer have agreed on for a day: the terms, and which version of the price list holds. Code that pays or checks by a contract calls this
 * with the day of the service, and reads single prices, in fils, with `rowByCode`.
 */
export async function contractOn(store: DynamoDBDocumentClient, of: ContractKey, day: string) {
  const [terms, prices] = await Promise.all([termsOn(store, of, day), contractPrices(store, of, endOfDay(day))]);
  return { terms, prices };
}
