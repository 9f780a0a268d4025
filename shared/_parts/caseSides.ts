import type { GrantHolder } from '../_field/grants.ts';
import type { Role } from '../_field/roles.ts';

interface Person extends GrantHolder {
  readonly payerId: number | null;
}

/** The tenants of a case: the facility that asks and the payer that decides. */
export interface CaseTenants {
  readonly facilityId: string;
  readonly payerId: number;
}

/**
 * The two sides of a case between a facility and an insurer, for its `lifeOf`: everybody of the facility, and the people of the
 * payer who hold a role of its desk.
 */
export const caseSides = <const Desk extends readonly Role[]>(desk: Desk) =>
  ({
    provider: {
      grants: ['Standard'],
      isOne: ({ payerId, facilityId }: Person, record: CaseTenants) =>
        payerId === null && facilityId === record.facilityId,
    },
    insurer: { grants: desk, isOne: ({ payerId }: Person, record: CaseTenants) => payerId === record.payerId },
  }) as const;
