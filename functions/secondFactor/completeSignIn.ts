import type { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { checkAnswer } from './checkAnswer.ts';

/** Opens the session to whoever gives the factor. A reset of factors or of the password meanwhile changes the user, and nothing opens. */
export const completeSignIn: Operation<typeof secondFactorApi.endpoints.completeSignIn> = async ({ body }, ctx) => {
  const before = await currentUser(ctx);
  const { items } = await checkAnswer(ctx, body, ({ purpose }) => purpose === 'signIn');
  return (await changeCurrentUser(ctx, { before, changes: {}, done: 'secondFactor', items })).sessionUser;
};
