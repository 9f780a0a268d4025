import type { userApi } from '../../shared/user/routes.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changePerson } from './changePerson.ts';
import { checkFacilities, typedChanges } from './personFields.ts';
import { recordOf } from './shownUser.ts';

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
    const changes = typedChanges(before, body, ctx.now());
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
