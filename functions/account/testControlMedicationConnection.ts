import type { accountApi } from '../../shared/account/routes.ts';
import { checkHuman } from '../_data/humanVerification/humanVerification.ts';
import type { Operation } from '../_kit/context.ts';
import { isControlMedicationAccepted } from '../_parts/connection/checkControlMedication.ts';
import { countConnectionTry } from '../_parts/connection/connectionRates.ts';

/** Tries controlled-medication credentials (REQ-REG-45): true when the platform takes them for this licence. */
export const testControlMedicationConnection: Operation<
  typeof accountApi.endpoints.testControlMedicationConnection
> = async ({ body }, ctx) => {
  await countConnectionTry(ctx);
  await checkHuman(ctx, body.token);
  return isControlMedicationAccepted(ctx, {
    username: body.UserName,
    password: body.Password,
    facilityLicense: body.facilityLicense,
  });
};
