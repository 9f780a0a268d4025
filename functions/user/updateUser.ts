import type { userApi } from '../../shared/user/routes.ts';
import type { UserForm } from '../../shared/user/userForm.ts';
import type { User, UserChanges } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { changePerson } from './changePerson.ts';
import { checkFacilities, currentAmong } from './personFields.ts';
import { recordOf } from './shownUser.ts';

/** What a form changes. A name that a card showed is changed by a card only, an Emirates ID is typed once. */
function changesOf(before: User, { version: _, emiratesId, facilityIds, ...typed }: UserForm, now: Date): UserChanges {
  const isRenamed = typed.firstName !== before.firstName || typed.lastName !== before.lastName;
  if (isRenamed && before.identityProvenAt !== null) throw invalid('firstName', 'nameProven');
  if (emiratesId !== null && before.emiratesId !== null && emiratesId !== before.emiratesId) {
    throw invalid('emiratesId', 'emiratesIdKept');
  }
  return {
    ...typed,
    ...(isRenamed && { nameChangedAt: now.toISOString() }),
    ...(emiratesId !== null && { emiratesId }),
    facilityIds,
    currentFacilityId: currentAmong(facilityIds, before.currentFacilityId),
  };
}

const compared = ({ firstName, lastName, facilityIds }: Pick<User, 'firstName' | 'lastName' | 'facilityIds'>) => ({
  firstName,
  lastName,
  facilityIds,
});

/** Changes what administrators may change of a user. Other facilities end the sessions, which know the facility. */
export const updateUser: Operation<typeof userApi.endpoints.updateUser> = async ({ params, body }, ctx) => {
  const { caller, user } = await changePerson(ctx, params.id, async (before, acting) => {
    if (before.version !== body.version) throw fail('changedMeanwhile');
    const { facilityIds } = body;
    await checkFacilities(ctx, acting, { facilityIds, before: before.facilityIds });
    const changes = changesOf(before, body, ctx.now());
    const isMoved = [...facilityIds].sort().join() !== [...before.facilityIds].sort().join();
    return {
      changes,
      ...(isMoved && ({ endsSessions: true } as const)),
      news: isMoved ? 'rightsChanged' : 'accountChanged',
      audited: { before: compared(before), after: compared({ ...before, ...changes }) },
    };
  });
  return recordOf(ctx, caller, user);
};
