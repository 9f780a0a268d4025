import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { type Role, roles } from '../../shared/_field/roles.ts';
import type { EffectiveRight, userApi } from '../../shared/user/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { temporaryRolesAt } from '../_data/user/temporaryRoles.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { knownPerson, ownFacilityIds } from './ownPeople.ts';

type Source = EffectiveRight['sources'][number];

const noFacts = {
  facilityName: null,
  facilityNameArabic: null,
  givenBy: null,
  givenAt: null,
  endsAt: null,
  reason: null,
} as const;

function sourcesOf(user: User, facility: Facility | null, role: Role, now: Date): Source[] {
  const grant = user.roleGrants.findLast((each) => each.role === role);
  const ofFacility = facility?.facilityRoles?.includes(role) ? facility : null;
  return [
    ...(user.roles.includes(role)
      ? [{ ...noFacts, kind: 'given', givenBy: grant?.byName ?? null, givenAt: grant?.at ?? null } as const]
      : []),
    ...temporaryRolesAt(user, now)
      .filter((each) => each.role === role)
      .map(({ givenBy, givenAt, endsAt, reason }) => ({
        ...noFacts,
        kind: 'temporary' as const,
        ...{ givenBy, givenAt, endsAt, reason },
      })),
    ...(ofFacility
      ? [
          {
            ...noFacts,
            kind: 'facility' as const,
            facilityName: ofFacility.facilityName,
            facilityNameArabic: ofFacility.facilityNameArabic,
          },
        ]
      : []),
    ...(role === 'Standard' ? [{ ...noFacts, kind: 'everybody' as const }] : []),
  ];
}

/** The modules that this role alone opens at the facility. */
function opensOf(user: User, facility: Facility | null, role: Role): string[] {
  const regulatoryId = facility?.regulatoryId ?? user.regulatoryId;
  const holder = { roles: [role], facilityRoles: [], regulatoryId, facilityId: null };
  return Object.entries(moduleAccess)
    .filter(([, grants]) => holdsOneOf(holder, grants))
    .map(([module]) => module);
}

/** The facility where the user works now, unless it is one of which the caller may not know. */
async function knownFacility(ctx: SessionContext, caller: User, { currentFacilityId }: User): Promise<Facility | null> {
  const own = ownFacilityIds(ctx, caller);
  if (currentFacilityId === null || own?.includes(currentFacilityId) === false) return null;
  return getFacility(ctx.store, currentFacilityId);
}

/** Why a user may do what they may: each role that counts now, where it comes from, and what it opens. */
export const getEffectiveRights: Operation<typeof userApi.endpoints.getEffectiveRights> = async ({ query }, ctx) => {
  const { caller, user } = await knownPerson(ctx, query.userid);
  const facility = await knownFacility(ctx, caller, user);
  const isUsable = user.access === 'open' && !user.isLocked;
  return roles
    .map((role) => ({ role, sources: isUsable ? sourcesOf(user, facility, role, ctx.now()) : [] }))
    .filter(({ sources }) => sources.length > 0)
    .map((right) => ({ ...right, opens: opensOf(user, facility, right.role) }));
};
