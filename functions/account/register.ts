import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import { refuseCommonPassword } from '../_data/user/commonPassword.ts';
import { userNameExists } from '../_data/user/user.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { regulatedFacility } from '../_parts/connection/checkConnection.ts';
import { countConnectionTry } from '../_parts/connection/connectionRates.ts';
import { openAccount } from './openAccount.ts';
import { checkConnections, checkHolder, checkProviderType, claimedLicense } from './registrationChecks.ts';

/**
 * Registers an account (REQ-REG-44), which opens at once only where everything was proven (decisions, Registration 10). Nothing that
 * the browser has tested or found out before is believed: all of it is done again.
 */
export const register: Operation<typeof accountApi.endpoints.register> = async ({ body }, ctx) => {
  await countConnectionTry(ctx);
  await checkHuman(ctx, body.token);
  await refuseCommonPassword(body.password, 'password');
  if (await userNameExists(ctx.store, body.email)) throw fail('userNameExists', { field: 'email' });
  const facility = await regulatedFacility(ctx, body.facilityLicenseNumber, body.regulatorId);
  const isCardProven = await checkHolder(ctx, body);
  const connectionProof = await checkConnections(ctx, body, facility);
  checkProviderType(body, facility);
  // After the connection: whose licence it is, is not told to somebody without any credentials.
  const claim = await claimedLicense(ctx, body, facility);
  const checked = { facility, connectionProof, isCardProven, claim };
  const { userId, roles, accessDesk } = await openAccount(ctx, body, checked);
  const { facilityId } = facility;
  ctx.audited({ entity: 'user', id: userId, actor: userId, after: { facilityId, roles, connectionProof, accessDesk } });
  return { userId, waitsFor: accessDesk };
};
