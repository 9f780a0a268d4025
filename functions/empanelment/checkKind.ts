import { type ContractStatus, contractStatusOf } from '../../shared/_field/contractStatus.ts';
import type { EmpanelmentKind } from '../../shared/empanelment/form.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { fail } from '../_kit/failure.ts';

/** The contract statuses from which a facility may ask: those in which the dashboard shows the tile (REQ-PDASH-23). */
const begins: Readonly<Record<Exclude<EmpanelmentKind, 'updateProfile'>, readonly ContractStatus[]>> = {
  join: ['none', 'contracted', 'rejected', 'inProgress', 'onboarded'],
  recontract: ['stopped', 'contractStopped'],
  addBranch: ['contracted'],
  updateContract: ['contracted'],
};

/** Who is known as a provider keeps its profile, also after its contract: what is owed from before is paid. So does who is asked for an account. */
const hasProfile = ({ providerCode, isBankUpdateRequired }: Facility): boolean =>
  providerCode !== null || isBankUpdateRequired;

/** Whether the facility's contract allows a request of this kind. */
export const mayAsk = (facility: Facility, kind: EmpanelmentKind): boolean =>
  kind === 'updateProfile' ? hasProfile(facility) : begins[kind].includes(contractStatusOf(facility.providerStatus));

/** Refuses a request that the facility's contract does not allow. */
export function checkKind(facility: Facility, kind: EmpanelmentKind): void {
  if (!mayAsk(facility, kind)) throw fail('notInThisContract');
}
