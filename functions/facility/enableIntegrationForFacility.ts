import { exchangeOf } from '../../shared/_field/healthExchange.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { facilityAsSeen, storeChange } from './storeFacility.ts';

/**
 * REQ-FAC-15: switches the connection of a facility with the exchange of its emirate. Switched on it has a date and a source, because
 * everybody at the facility relies on it.
 */
export const enableIntegrationForFacility: Operation<
  typeof facilityApi.endpoints.enableIntegrationForFacility
> = async ({ body }, ctx) => {
  const { facilityId, version, isEnabled, connection } = body;
  const before = await facilityAsSeen(ctx, facilityId, version);
  if (isEnabled && exchangeOf(before.regulatoryId) === null) throw invalid('isEnabled', 'noExchange');
  if (isEnabled && !connection) throw invalid('connection', 'connectionMissing');
  if (connection && connection.connectedOn > emiratesDateOf(ctx.now())) {
    throw invalid('connection', 'connectedInFuture');
  }
  if (!isEnabled && !before.isHieConnected) throw fail('nothingChanged');
  const changes = { isHieConnected: isEnabled, connection: isEnabled ? (connection ?? null) : null };
  return storeChange(ctx, before, changes, 'facilityChanged');
};
