import { exchangeOf } from '../../shared/_field/healthExchange.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';
import { reachedByLicense } from '../_parts/facility/facilityReach.ts';

/** REQ-FAC-10: whether a facility is connected to the exchange of its emirate. */
export const getHipProviderStatus: Operation<typeof facilityApi.endpoints.getHipProviderStatus> = async (
  { query },
  ctx,
) => {
  const facility = await reachedByLicense(ctx, query.facilityLicense);
  if (facility?.regulatoryId !== query.regulatorId) return noRecord;
  const exchange = exchangeOf(facility.regulatoryId);
  const { isHieConnected, connection } = facility;
  if (exchange === null) return { status: 'noExchange', exchange, connectedOn: null, source: null };
  return {
    status: isHieConnected ? 'connected' : 'notConnected',
    exchange,
    connectedOn: connection?.connectedOn ?? null,
    source: connection?.source ?? null,
  };
};
