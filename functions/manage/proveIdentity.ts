import type { manageApi } from '../../shared/manage/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { numberRecordPut } from '../_data/user/numberClaim.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { traceIdentity } from '../_parts/identityTrail.ts';
import { provenPerson } from '../_parts/provenCard.ts';
import { shownUser } from './shownUser.ts';

const traced = ({ firstName, lastName, emiratesId, identityProvenAt }: User) => ({
  firstName,
  lastName,
  emiratesIdEnding: emiratesId?.slice(-4) ?? null,
  identityProvenAt,
});

const isSame = (one: User, other: Pick<User, 'firstName' | 'lastName' | 'emiratesId'>): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.emiratesId === other.emiratesId;

/** Takes name and Emirates ID of the caller from their card (decisions, Registration 11), over the version that they saw. */
export const proveIdentity: Operation<typeof manageApi.endpoints.proveIdentity> = async ({ body }, ctx) => {
  const before = await currentUser(ctx);
  if (before.version !== body.version) throw fail('changedMeanwhile');
  const person = await provenPerson(ctx, body.cardReadId, before);
  // What was typed before does not count any more: the card has shown the name.
  const at = ctx.now().toISOString();
  const isChanged = !isSame(before, person);
  const changes = {
    ...{ ...person, nameChangedAt: null, emiratesIdClaim: null, identityProvenAt: at },
    ...(isChanged && { identityChangedAt: at }),
  };
  const items = [numberRecordPut(before.userId, person.emiratesId)];
  const { user } = await changeCurrentUser(ctx, { before, changes, done: 'emiratesId', items });
  if (isChanged) traceIdentity(ctx, before, user);
  ctx.audited({ entity: 'user', id: user.userId, before: traced(before), after: traced(user) });
  return shownUser(user);
};
