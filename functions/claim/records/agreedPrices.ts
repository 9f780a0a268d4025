import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfDay } from '../../../shared/_field/serviceDate.ts';
import type { Claim } from '../../../shared/claim/claim.ts';
import type { AgreedPrice } from '../../../shared/claim/records/claimRecords.ts';
import { pricedServices } from '../../../shared/claim/rules/agreedPrices.ts';
import type { Payer } from '../../_data/payer/payer.ts';
import { priceRows } from '../../_data/priceList/priceRows.ts';
import { rowByCode } from '../../_data/versionedList/listedRows.ts';
import { contractPrices } from '../../_data/versionedList/listPointer.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

/** A claim has some lines on one or two days; of more nothing is said. */
const mostDays = 10;
const mostServices = 40;

/** What the facility has agreed on with the payer for the services of a claim: a read for each day, and where there is a list one for each service. */
export async function agreedPrices(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  claim: Claim,
  payer: Payer | undefined,
): Promise<AgreedPrice[]> {
  if (!payer) return [];
  const byDay = [...Map.groupBy(pricedServices(claim).slice(0, mostServices), ({ day }) => day)].slice(0, mostDays);
  const found = await Promise.all(
    byDay.map(async ([day, services]) => {
      const list = await contractPrices(store, { facilityId, payerId: payer.payerId }, endOfDay(day));
      if (!list) return [];
      const rows = await Promise.all(services.map(({ service }) => rowByCode(store, list, priceRows, service)));
      return rows.flatMap((row, at) => {
        const [service, fils] = [services[at]?.service, row?.pricesFils.price];
        return service === undefined || fils === undefined ? [] : [{ day, service, fils }];
      });
    }),
  );
  return found.flat();
}
