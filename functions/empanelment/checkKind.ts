import { type ContractStatus, contractStatusOf } from '../../shared/_field/contractStatus.ts';
import type { EmpanelmentKind } from '../../shared/empanelment/form.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { fail } from '../_kit/failure.ts';

/** The contract statuses from which a facility may ask: those in which the dashboard shows the tile (REQ-PDASH-23). */
const begins: Readonly<Record<EmpanelmentKind, readonly ContractStatus[]>> = {
  join: ['none', 'contracted', 'rejected', 'inProgress', 'onboarded'],
  recontract: ['stopped', 'contractStopped'],
  addBranch: ['contracted'],
};

/** Refuses a request that the facility's contract does not allow. */
export function checkKind({ providerStatus }: Facility, kind: EmpanelmentKind): void {
  if (!begins[kind].includes(contractStatusOf(providerStatus))) throw fail('notInThisContract');
}
