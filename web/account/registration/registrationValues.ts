import { providerType } from '../../../shared/_field/providerTypes.ts';
import type { RegistrationForm } from '../../../shared/account/registrationForm.ts';
import type { ProviderTypeOption } from '../../../shared/lookups/routes.ts';
import type { RegulatorOption } from '../../../shared/regulator/routes.ts';

/** The form as its fields hold it: text is never undefined, a choice not made is null. */
export interface RegistrationValues {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  emiratesId: string;
  providerTypeId: number | null;
  isEAuthorization: boolean;
  isEligibility: boolean;
  isControlMedication: boolean;
  regulatorId: number | null;
  facilityLicenseNumber: string;
  regulatorUsername: string;
  regulatorPassword: string;
  controlMedicationUsername: string;
  controlMedicationPassword: string;
  clinicianLicenseNumber: string;
}
export type FieldName = keyof RegistrationValues;

export const emptyRegistration: RegistrationValues = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  emiratesId: '',
  providerTypeId: null,
  isEAuthorization: true,
  isEligibility: true,
  isControlMedication: false,
  regulatorId: null,
  facilityLicenseNumber: '',
  regulatorUsername: '',
  regulatorPassword: '',
  controlMedicationUsername: '',
  controlMedicationPassword: '',
  clinicianLicenseNumber: '',
};

export const isPharmacy = (values: Pick<RegistrationValues, 'providerTypeId'>): boolean =>
  values.providerTypeId === providerType.Pharmacy;

/** Controlled medication with e-authorisation: here the regulator's credentials are optional (REQ-REG-36). */
export const isControlMedicationEAuth = (
  values: Pick<RegistrationValues, 'providerTypeId' | 'isControlMedication' | 'isEAuthorization'>,
): boolean => values.isControlMedication && values.isEAuthorization && !isPharmacy(values);

export interface Lists {
  regulators: readonly RegulatorOption[];
  providerTypes: readonly ProviderTypeOption[];
}

/** The registration call's body (REQ-REG-43); what was not filled in is left out. */
export function bodyOf(values: RegistrationValues, lists: Lists): Partial<RegistrationForm> {
  const regulator = lists.regulators.find(({ regulatorId }) => regulatorId === values.regulatorId);
  const type = lists.providerTypes.find(({ providerTypeId }) => providerTypeId === values.providerTypeId);
  const { controlMedicationUsername, controlMedicationPassword, clinicianLicenseNumber, ...rest } = values;
  const controlled = { controlMedicationUsername, controlMedicationPassword, clinicianLicenseNumber };
  const filled = Object.entries({ ...rest, ...(values.isControlMedication ? controlled : {}) }).filter(
    ([name, value]) => value !== null && (value !== '' || !(name in optional)),
  );
  return {
    ...Object.fromEntries(filled),
    isControlMedicationPharmacy: values.isControlMedication && isPharmacy(values),
    isControlMedicationEAuth: isControlMedicationEAuth(values),
    ...(regulator ? { regulator: { regulatorId: regulator.regulatorId, name: regulator.name } } : {}),
    ...(type
      ? {
          providerType: {
            providerTypeId: type.providerTypeId,
            providerTypeDescription: type.providerTypeDescription,
          },
        }
      : {}),
  };
}

/** Left out of the body while empty; the others are sent empty, so that the schema can say what is missing. */
const optional: Partial<Record<FieldName, true>> = {
  regulatorUsername: true,
  regulatorPassword: true,
  controlMedicationUsername: true,
  controlMedicationPassword: true,
  clinicianLicenseNumber: true,
};
