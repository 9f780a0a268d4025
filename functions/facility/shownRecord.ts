import { exchangeOf } from '../../shared/_field/healthExchange.ts';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { shownFacility } from '../_data/facility/facilityEntries.ts';
import { countSeats } from '../_data/seat/seat.ts';
import type { SessionContext } from '../_kit/context.ts';

function settingsOf(facility: Facility, seatsInUse: number): FacilityRecord['settings'] {
  const { providerStatus, providerId, providerCode, providerMode, providerNotes } = facility;
  const { isBankUpdateRequired, hasDiseaseManagement, facilityRoles = [] } = facility;
  const { seats, stateChange, changedAt, changedBy } = facility;
  return {
    providerStatus,
    providerId,
    providerCode,
    providerMode,
    providerNotes,
    isBankUpdateRequired,
    hasDiseaseManagement,
    facilityRoles,
    seats,
    seatsInUse,
    stateChange,
    changedAt,
    changedBy,
  };
}

/** A facility for a reader, with its settings for its administrators only. */
export async function shownRecord(
  { store }: Pick<SessionContext, 'store'>,
  facility: Facility,
  { withSettings }: { readonly withSettings: boolean },
): Promise<FacilityRecord> {
  const { facilityId, regulatoryId, emirate, isHomeCare, connection, version } = facility;
  return {
    ...shownFacility(facility),
    emirate,
    isHomeCare,
    exchange: exchangeOf(regulatoryId),
    connection,
    settings: withSettings ? settingsOf(facility, await countSeats(store, facilityId)) : null,
    version,
  };
}
