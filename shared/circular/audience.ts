import type { FacilityKind } from '../facility/facilityFields.ts';

/** To whom a circular goes: providers by kind and emirate, providers by name, or payers. */
export const audienceKinds = ['providers', 'facilities', 'payers'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Providers that are named one by one: more of them are better reached by kind and emirate. */
export const mostNamedFacilities = 25;

/** Empty lists of kinds and emirates leave nobody out. */
export interface Audience {
  readonly to: AudienceKind;
  readonly kinds: readonly FacilityKind[];
  readonly emirates: readonly string[];
  readonly facilityIds: readonly string[];
}

/** What of a provider decides whether a circular goes to it. */
export interface AudienceFacility {
  readonly facilityId: string;
  readonly kind: FacilityKind;
  readonly emirate: string;
}

const anyOr = (values: readonly string[]): readonly string[] => (values.length === 0 ? ['*'] : values);
const groupOf = (kind: string, emirate: string): string => `PROVIDERS#${kind}#${emirate}`;

/** The place of circulars to payers. */
export const payersPlace = 'PAYERS';
const facilityPlace = (facilityId: string): string => `FACILITY#${facilityId}`;

/** The places in which a circular to this audience is listed. */
export function placesOfAudience({ to, kinds, emirates, facilityIds }: Audience): string[] {
  if (to === 'payers') return [payersPlace];
  if (to === 'facilities') return [...new Set(facilityIds)].map(facilityPlace);
  return anyOr([...new Set(kinds)]).flatMap((kind) =>
    anyOr([...new Set(emirates)]).map((emirate) => groupOf(kind, emirate)),
  );
}

/** The places in which a provider finds the circulars that go to it. */
export const placesOfFacility = ({ facilityId, kind, emirate }: AudienceFacility): string[] => [
  facilityPlace(facilityId),
  groupOf('*', '*'),
  groupOf(kind, '*'),
  groupOf('*', emirate),
  groupOf(kind, emirate),
];

/** Whether a circular to this audience goes to the provider. */
export const goesTo = (audience: Audience, facility: AudienceFacility): boolean => {
  const own = placesOfFacility(facility);
  return placesOfAudience(audience).some((place) => own.includes(place));
};
