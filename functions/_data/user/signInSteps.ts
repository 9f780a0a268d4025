import type { Role } from '../../../shared/_field/roles.ts';
import { isFactorRole } from '../../../shared/_field/secondFactorRoles.ts';
import { bindingSteps, type SignInStep, signInSteps } from '../../../shared/_field/signInSteps.ts';
import { agreementVersion } from '../../../shared/account/licenseAgreement.ts';
import { env } from '../../_kit/env.ts';
import type { Facility } from '../facility/facility.ts';
import { shownNumberOf } from './personNumbers.ts';
import type { User, UserChanges } from './user.ts';

const controlledMedication: readonly Role[] = ['ControlMedicationPharmacy', 'ControlMedicationMedicalProvider'];
const licensed: readonly Role[] = [...controlledMedication, 'Pharmacy'];

/** What a session that begins now owes, in the order in which it is asked. */
export function pendingStepsOf(user: User, facility: Facility | null): SignInStep[] {
  const held: readonly Role[] = [...user.roles, ...(facility?.facilityRoles ?? [])];
  const holdsOneOf = (wanted: readonly Role[]): boolean => wanted.some((role) => held.includes(role));
  const isOwed: Record<SignInStep, boolean> = {
    secondFactor: user.hasSecondFactor,
    enrolSecondFactor: !user.hasSecondFactor && isFactorRole(held) && env('SECOND_FACTOR') === 'required',
    confirmEmail: user.isEmailConfirmationRequired,
    changePassword: user.isResetPasswordRequired,
    licenseAgreement: user.agreementVersion !== agreementVersion,
    selectFacility: user.facilityIds.length > 1 && holdsOneOf(controlledMedication),
    emiratesId: shownNumberOf(user) === null && !user.wasEmiratesIdAsked,
    professionalLicense: !user.clinicianLicense && holdsOneOf(licensed),
  };
  return signInSteps.filter((step) => isOwed[step]);
}

/** Whether these steps make the Emirates ID screen show now: nothing that must be done first stands before it. */
export const isEmiratesIdAsked = (steps: readonly SignInStep[]): boolean =>
  steps.includes('emiratesId') && !steps.some((step) => bindingSteps.includes(step));

/** What a user becomes when a mailed code or link has come back from their address. */
export const emailConfirmed = (user: User, now: Date): UserChanges => ({
  isEmailConfirmationRequired: false,
  emailConfirmedAt: user.emailConfirmedAt ?? now.toISOString(),
});
