import type * as z from 'zod';
import type { RegulatoryDetails, regulatoryDetailsForm } from '../../shared/manage/routes.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { pollSoon } from '../_data/postOfficePoll/postOfficePoll.ts';
import {
  putRegulatoryDetails,
  type RegulatoryDetailsRecord,
  type StoredCredentials,
  sealRegulatoryDetails,
} from '../_data/regulatoryDetails/regulatoryDetails.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkRegulatorConnection } from '../_parts/connection/checkConnection.ts';
import { countConnectionTry } from '../_parts/connection/connectionRates.ts';
import type { OwnFacility } from './callersFacilities.ts';
import { shownDetails } from './shownDetails.ts';

/** What the audit trail keeps of the details: the facility and the version, no credential. */
const traced = (record: RegulatoryDetailsRecord) => ({
  maskedUsername: record.maskedUsername,
  version: record.version,
});

/** Asks the regulator; an attempt that fails is in the trail under its facility too. */
async function tryCredentials(ctx: SessionContext, facility: Facility, credentials: StoredCredentials): Promise<void> {
  try {
    await countConnectionTry(ctx);
    await checkRegulatorConnection(ctx, facility, credentials);
  } catch (error) {
    ctx.audited({ entity: 'facility', id: facility.facilityId });
    throw error;
  }
}

/**
 * Stores credentials after the regulator has accepted them, over the version that was read before (null for the first).
 */
export async function storeTestedDetails(
  ctx: SessionContext,
  { facility, before }: { facility: OwnFacility; before: RegulatoryDetailsRecord | null },
  form: z.output<typeof regulatoryDetailsForm>,
): Promise<RegulatoryDetails> {
  const credentials = { username: form.regulatorUsername, password: form.regulatorPassword };
  await tryCredentials(ctx, facility, credentials);
  const record = await sealRegulatoryDetails(
    {
      ...credentials,
      facilityId: facility.facilityId,
      regulatorId: facility.regulatoryId,
      changedBy: ctx.user.userId,
      changedAt: ctx.now(),
    },
    before,
  );
  // Before they are stored: a facility that is polled without credentials is passed over, one with credentials must be polled.
  const now = ctx.now();
  await pollSoon(ctx.store, record, { now, busyUntil: now });
  if (!(await putRegulatoryDetails(ctx.store, record)))
    throw fail(before ? 'changedMeanwhile' : 'regulatorDetailsExist');
  ctx.audited({
    entity: 'facility',
    id: facility.facilityId,
    ...(before && { before: traced(before) }),
    after: traced(record),
  });
  return shownDetails(facility, record);
}
