import type * as z from 'zod';
import type { connectionTest, regulatorApi } from '../../shared/regulator/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import type { Operation } from '../_kit/context.ts';
import { checkRegulatorConnection, regulatedFacility } from '../_parts/connection/checkConnection.ts';
import { countConnectionTry } from '../_parts/connection/connectionRates.ts';

/** The body in one spelling; the contract has made sure that all four are there in one of the two (REQ-REGUL-06). */
function readTest(body: z.output<typeof connectionTest>) {
  const isPlain = body.username && body.password && body.regulatorId && body.facilityLicense;
  return isPlain
    ? {
        username: body.username ?? '',
        password: body.password ?? '',
        regulatorId: body.regulatorId ?? 0,
        facilityLicense: body.facilityLicense ?? '',
      }
    : {
        username: body.RegulatorUsername ?? '',
        password: body.RegulatorPassword ?? '',
        regulatorId: body.Regulator ?? 0,
        facilityLicense: body.FacilityLicense ?? '',
      };
}

/** Tries regulator credentials (REQ-REGUL-02). The portal must know the facility: only then is its regulator asked. */
export const testConnection: Operation<typeof regulatorApi.endpoints.testConnection> = async ({ body }, ctx) => {
  const { regulatorId, facilityLicense, ...credentials } = readTest(body);
  await countConnectionTry(ctx);
  await checkHuman(ctx, body.token);
  const facility = await regulatedFacility(ctx, facilityLicense, regulatorId);
  ctx.audited({ entity: 'facility', id: facility.facilityId });
  await checkRegulatorConnection(ctx, facility, credentials);
  return null;
};
