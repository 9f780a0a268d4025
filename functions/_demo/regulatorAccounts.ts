import { isConnectedRegulator, regulatorOptions } from '../../shared/_field/regulator.ts';
import { demoFacilities } from './facilities.ts';

/** What a facility of the demonstration signs in to its regulator's simulator with, as /local/regulators shows it. */
export interface RegulatorAccount {
  readonly regulatorId: number;
  readonly regulator: string;
  readonly facilityLicense: string;
  readonly facilityName: string;
  readonly username: string;
  readonly password: string;
  /** New transactions that wait for this user; without any the post office answers 'nothing new'. */
  readonly waiting: number;
  readonly controlMedication: { readonly username: string; readonly password: string };
}

/** With the characters that XML would stumble over. */
const password = 'Post&Office<2026>';
const controlMedicationPassword = 'Ledger#2026';

/** One account for each facility of a regulator that has a system to connect to. */
export const demoRegulatorAccounts: readonly RegulatorAccount[] = demoFacilities
  .filter(({ regulatoryId }) => isConnectedRegulator(regulatoryId))
  .map(({ facilityId, facilityName, facilityLicense, regulatoryId }, at) => ({
    regulatorId: regulatoryId,
    regulator: regulatorOptions.find(({ regulatorId }) => regulatorId === regulatoryId)?.name ?? '',
    facilityLicense,
    facilityName,
    username: `${facilityId}-post`,
    password,
    waiting: at % 3,
    controlMedication: { username: `${facilityId}-ledger`, password: controlMedicationPassword },
  }));
