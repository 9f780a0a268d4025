import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { refuseCommonPassword } from '../_data/user/commonPassword.ts';
import { userNameExists } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { regulatedFacility } from '../_parts/connection/checkConnection.ts';
import { countConnectionTry } from '../_parts/connection/connectionRates.ts';
import { openAccount } from './openAccount.ts';
import { checkConnections, checkPrescriber } from './registrationChecks.ts';

/** Opens an account (REQ-REG-44). Nothing that the browser has tested or found out before is believed: all of it is done again. */
export const register: Operation<typeof accountApi.endpoints.register> = async ({ body }, ctx) => {
  await countConnectionTry(ctx);
  await checkHuman(ctx, body.token);
  await refuseCommonPassword(body.password, 'password');
  if (await userNameExists(ctx.store, body.email)) throw fail('userNameExists', { field: 'email' });
  const facility = await regulatedFacility(ctx, body.facilityLicenseNumber, body.regulatorId);
  const license = await checkPrescriber(ctx, body, facility);
  await checkConnections(ctx, body, facility);
  const { userId, roles } = await openAccount(ctx, body, facility, license);
  ctx.audited({ entity: 'user', id: userId, actor: userId, after: { facilityId: facility.facilityId, roles } });
  return { userId };
};
