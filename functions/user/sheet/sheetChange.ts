import type { User } from '../../_data/user/user.ts';
import { fail } from '../../_kit/failure.ts';
import type { ActingContext } from '../actingContext.ts';
import type { PersonChange } from '../changePerson.ts';
import { checkFacilities, typedChanges } from '../personFields.ts';
import { licenseChange } from '../updateUserClinician.ts';
import { checkGiving, checkPairs, mayGive } from '../userRoles.ts';
import type { SheetPerson } from './sheetPerson.ts';

/** The roles as they will be, each given or taken as by its own call. */
async function changedRoles(ctx: ActingContext, acting: User, before: User, to: SheetPerson) {
  const given = to.roles.filter((role) => !before.roles.includes(role));
  const taken = before.roles.filter((role) => !to.roles.includes(role));
  // Accounts are one person's by the Emirates ID, one that comes with this row too.
  const person = { ...before, emiratesId: to.emiratesId };
  for (const role of given) await checkGiving(ctx, acting, person, role);
  checkPairs([], given);
  if (!taken.every((role) => mayGive(acting, role))) throw fail('notAllowed');
  if (given.length + taken.length === 0) return {};
  const kept = before.roleGrants.filter(({ role }) => !given.includes(role) && !taken.includes(role));
  const grants = given.map((role) => ({ role, at: ctx.now().toISOString(), byName: ctx.user.displayName }));
  return {
    roles: [...before.roles.filter((role) => !taken.includes(role)), ...given],
    roleGrants: [...kept, ...grants],
    temporaryRoles: before.temporaryRoles.filter(({ role }) => !given.includes(role)),
  };
}

const compared = ({ firstName, lastName, facilityIds, roles, clinicianLicense }: SheetPerson) => ({
  ...{ firstName, lastName, facilityIds, roles, clinicianLicense },
});

/** What makes a user the person that a sheet wants, by the rules of the calls that change people; throws what these answer. */
export async function sheetChange(
  ctx: ActingContext,
  acting: User,
  before: User,
  to: SheetPerson,
): Promise<PersonChange> {
  await checkFacilities(ctx, acting, { facilityIds: to.facilityIds, before: before.facilityIds });
  const typed = {
    ...typedChanges(before, to, ctx.now()),
    // Only an undo leads to none.
    ...(to.emiratesId === null && { emiratesId: null }),
    ...(await changedRoles(ctx, acting, before, to)),
  };
  const isLicensed = to.clinicianLicense !== before.clinicianLicense;
  const licensed = isLicensed ? await licenseChange(ctx, { ...before, ...typed }, to.clinicianLicense) : null;
  const changes = { ...typed, ...licensed?.changes };
  const isMoved = [...to.facilityIds].sort().join() !== [...before.facilityIds].sort().join();
  const hasOtherRights = 'roles' in typed || isMoved;
  return {
    changes,
    ...(licensed && { items: licensed.items }),
    ...((hasOtherRights || licensed) && ({ endsSessions: true } as const)),
    news: hasOtherRights ? 'rightsChanged' : 'accountChanged',
    audited: { before: compared(before), after: compared({ ...before, ...changes }) },
  };
}
