import type { accountApi } from '../../shared/account/routes.ts';
import { userNameExists } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { takeVisitorTurn } from './visitorTurn.ts';

/** Enough for a person who fills in the form, too few for collecting addresses. */
const checksFromOneAddress = { name: 'userNameCheck', most: 30, seconds: 300 } as const;

/** Tells the registration form whether a user name is taken (REQ-REG-12); the same one read for every name. */
export const checkUserName: Operation<typeof accountApi.endpoints.checkUserName> = async ({ query }, ctx) => {
  await takeVisitorTurn(ctx, checksFromOneAddress, query.token);
  return (await userNameExists(ctx.store, query.username)) ? 'true' : 'false';
};
