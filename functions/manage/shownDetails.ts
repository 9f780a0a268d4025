import type { RegulatoryDetails } from '../../shared/api/manage.ts';
import { regulatorOptions } from '../../shared/model/regulator.ts';
import type { Facility } from '../_data/facility.ts';
import type { RegulatoryDetailsRecord } from '../_data/regulatoryDetails.ts';

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
