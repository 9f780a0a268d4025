import { accountApi } from '../../../shared/account/routes.ts';
import { regulatorApi } from '../../../shared/regulator/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { controlledResultOf, resultOf } from '../../parts/connection/connectionTest.ts';
import type { VerificationTokens } from '../../parts/verification/useVerificationTokens.ts';
import { isControlMedicationEAuth, type RegistrationValues } from './registrationValues.ts';
import { useConnectionTest } from './useConnectionTest.ts';

/** The two connection tests of a registration, and whether they allow it (REQ-REG-25; decisions, Registration 2). */
export function useRegistrationTests(values: RegistrationValues, tokens: VerificationTokens) {
  const { regulatorId, regulatorUsername, regulatorPassword } = values;
  const { controlMedicationUsername, controlMedicationPassword, isControlMedication } = values;
  const facilityLicense = values.facilityLicenseNumber.trim();
  const regulatorCall = useApiMutation(regulatorApi.endpoints.testConnection, { showsErrors: true });
  const controlledCall = useApiMutation(accountApi.endpoints.testControlMedicationConnection, { showsErrors: true });

  const regulator = useConnectionTest(
    [regulatorId, facilityLicense, regulatorUsername.trim(), regulatorPassword],
    tokens,
    async (token) =>
      resultOf(
        await regulatorCall.send({
          body: {
            username: regulatorUsername.trim(),
            password: regulatorPassword,
            regulatorId: regulatorId ?? 0,
            facilityLicense,
            token,
          },
        }),
      ),
  );
  const controlled = useConnectionTest(
    [facilityLicense, controlMedicationUsername.trim(), controlMedicationPassword],
    tokens,
    async (token) =>
      controlledResultOf(
        await controlledCall.send({
          body: {
            UserName: controlMedicationUsername.trim(),
            Password: controlMedicationPassword,
            facilityLicense,
            token,
          },
        }),
      ),
  );

  const isWithoutRegulator = isControlMedicationEAuth(values) && regulatorUsername === '' && regulatorPassword === '';
  const hasPassed = (regulator.hasPassed || isWithoutRegulator) && (controlled.hasPassed || !isControlMedication);
  return { regulator, controlled, hasPassed };
}
