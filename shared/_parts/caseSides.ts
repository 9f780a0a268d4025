import { type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import type { Role } from '../_field/roles.ts';
import { type ReaderSide, readerSides } from './conversation.ts';
import type { Life } from './life.ts';

interface Person extends GrantHolder {
  readonly payerId: number | null;
}

/** The tenants of a case: the facility that asks, the payer that decides, and the health authority that oversees both. */
export interface CaseTenants {
  readonly facilityId: string;
  readonly payerId: number;
  /** The authority; left out of cases in which none takes part. */
  readonly regulatoryId?: number;
}

type Tenant<Name extends keyof CaseTenants> = Required<Pick<CaseTenants, Name>>;

/** The people of the facility who hold one of these roles. */
export const providerSide = <const Grants extends readonly Role[]>(grants: Grants) => ({
  grants,
  isOne: ({ payerId, facilityId }: Person, record: Tenant<'facilityId'>) =>
    payerId === null && facilityId === record.facilityId,
});

/** The people of the payer who hold one of these roles: its desk. */
export const insurerSide = <const Grants extends readonly Role[]>(grants: Grants) => ({
  grants,
  isOne: ({ payerId }: Person, record: Tenant<'payerId'>) => payerId === record.payerId,
});

/** The people of the health authority who hold one of these roles, each of which is one of `authorityRoles`. */
export const authoritySide = <const Grants extends readonly Role[]>(grants: Grants) => ({
  grants,
  isOne: ({ payerId, facilityId, regulatoryId }: Person, record: Tenant<'regulatoryId'>) =>
    payerId === null && facilityId === null && regulatoryId === record.regulatoryId,
});

/** The portal's administrators, who look on: they move nothing, and see no messages and no documents (ADR 0191). */
export const onlookerSide = { grants: ['SuperAdmin'], isOne: (_: Person) => true } as const;

/** The sides of a case between a facility, everybody in it, and the desk of a payer, for its `lifeOf`. */
export const caseSides = <const Desk extends readonly Role[]>(desk: Desk) => ({
  provider: providerSide(['Standard']),
  insurer: insurerSide(desk),
});

type Sides = Pick<Life, 'sides'>;
export type ReaderSideOf<L extends Sides> = ReaderSide & keyof L['sides'];

/** The sides that read cases of a life. */
export const readersOf = <L extends Sides>(life: L) =>
  readerSides.filter((side) => side in life.sides) as ReaderSideOf<L>[];

const grantsOf = ({ sides: ofLife }: Sides, names: readonly ReaderSide[]): Role[] =>
  names.flatMap((side) => ofLife[side]?.grants ?? []);

/** The roles of these sides' people, of all sides where none is named; `Standard` where everybody at a facility takes part. */
export function rolesOf(life: Sides, names: readonly ReaderSide[] = readerSides): readonly Role[] {
  const held = grantsOf(life, names);
  return held.includes('Standard') ? ['Standard'] : [...new Set(held)];
}

/** The roles that put somebody on a side: all but `Standard`, which everybody holds. */
export const sideRolesOf = (life: Sides): readonly Role[] =>
  grantsOf(life, readerSides).filter((role) => role !== 'Standard');

/** The roles of the payer's people who work on such cases. */
export const deskOf = (life: Sides): readonly Role[] => grantsOf(life, ['insurer']);

/** The side on which a person's tenant would stand, whatever the life. A super administrator belongs to the portal, also at a facility. */
function tenantSide({ roles, payerId, facilityId }: Person): ReaderSide {
  if (roles.includes('SuperAdmin')) return 'onlooker';
  if (payerId !== null) return 'insurer';
  return facilityId === null ? 'authority' : 'provider';
}

/** On which side of such cases a person stands; null where the life has no such side, or the person none of its roles. */
export function sideOfPerson<L extends Sides>(life: L, person: Person): ReaderSideOf<L> | null {
  const side = tenantSide(person);
  const grants = life.sides[side]?.grants;
  return grants && holdsOneOf(person, grants) ? (side as ReaderSideOf<L>) : null;
}
