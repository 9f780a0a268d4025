import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { RegulatoryDetails } from '../../shared/manage/routes.ts';
import type { Facility } from '../_data/facility/facility.ts';
import type { RegulatoryDetailsRecord } from '../_data/regulatoryDetails/regulatoryDetails.ts';

/** What a screen is told of a facility's regulator connection: never the password, never the whole user name. */
export const shownDetails = (facility: Facility, record: RegulatoryDetailsRecord | null): RegulatoryDetails => ({
  facilityId: facility.facilityId,
  facilityName: facility.facilityName,
  facilityLicense: facility.facilityLicense,
  regulatorId: facility.regulatoryId,
  regulatorName: regulatorOptions.find(({ regulatorId }) => regulatorId === facility.regulatoryId)?.name ?? '',
  maskedUsername: record?.maskedUsername ?? null,
  changedAt: record?.changedAt ?? null,
  version: record?.version ?? 0,
});
