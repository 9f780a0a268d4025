import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfDay } from '../../../shared/_field/serviceDate.ts';
import { contractPrices } from '../versionedList/listPointer.ts';
import { type ContractKey, termsOn } from './providerContract.ts';

/**
 * THE answer to what provider and payer have agreed on for a day: the terms, and which version of the price list holds. Whatever is paid or checked by a
 * contract asks here, with the day of the service. Prices are read with `rowByCode`, in fils.
 */
export async function contractOn(store: DynamoDBDocumentClient, of: ContractKey, day: string) {
  const [terms, prices] = await Promise.all([termsOn(store, of, day), contractPrices(store, of, endOfDay(day))]);
  return { terms, prices };
}
