import { type AudienceFacility, payersPlace, placesOfFacility } from '../../../shared/circular/audience.ts';
import type { SessionContext } from '../../_kit/context.ts';
import type { OwnFacilityId, OwnPayerId } from '../../_kit/ownIds.ts';
import { getFacility } from '../facility/facility.ts';
import { getPayer } from '../payer/payer.ts';

/** For whom somebody reads circulars: the facility of the session, or the person's payer. */
export type CircularReader =
  | {
      readonly kind: 'facility';
      readonly facilityId: OwnFacilityId;
      readonly facility: AudienceFacility;
      readonly placeName: string;
      readonly placeNameArabic: string;
    }
  | {
      readonly kind: 'payer';
      readonly payerId: OwnPayerId;
      readonly placeName: string;
      readonly placeNameArabic: string;
    };

/** The reader of a session; null for somebody who works for no facility and no payer. */
export async function circularReaderOf(ctx: SessionContext): Promise<CircularReader | null> {
  const { user, store } = ctx;
  if (user.payerId === null && user.facilityId === null) return null;
  const { scope } = ctx;
  if (scope.kind === 'all') return null;
  if (scope.kind === 'payer') {
    const payer = await getPayer(store, scope.payerId);
    return (
      payer && {
        kind: 'payer',
        payerId: scope.payerId,
        placeName: payer.payerName,
        placeNameArabic: payer.payerNameArabic,
      }
    );
  }
  const facility = await getFacility(store, scope.facilityId);
  return (
    facility && {
      kind: 'facility',
      facilityId: scope.facilityId,
      facility,
      placeName: facility.facilityName,
      placeNameArabic: facility.facilityNameArabic,
    }
  );
}

/** The lists that hold the circulars to this reader. */
export const placesOfReader = (reader: CircularReader): string[] =>
  reader.kind === 'payer' ? [payersPlace] : placesOfFacility(reader.facility);

/** The place of a receipt: where its person has read. */
export const receiptPlace = (reader: CircularReader): string =>
  reader.kind === 'payer' ? payerReceiptPlace(reader.payerId) : facilityReceiptPlace(reader.facilityId);

export const facilityReceiptPlace = (facilityId: string): string => `FACILITY#${facilityId}`;
export const payerReceiptPlace = (payerId: number): string => `PAYER#${payerId}`;
