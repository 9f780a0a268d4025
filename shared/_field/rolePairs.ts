import type { Role } from './roles.ts';

/** Why one person must not hold two roles: who prescribes does not dispense, who asks does not approve, who inspects does not keep the stock. */
export const pairReasons = ['prescribesAndDispenses', 'asksAndApproves', 'inspectsAndKeeps'] as const;
type PairReason = (typeof pairReasons)[number];

interface RolePair {
  readonly roles: readonly [Role, Role];
  readonly because: PairReason;
}

/** THE table of the roles that one person must not hold together. A pair is refused when the second role is given. */
export const rolePairs: readonly RolePair[] = [
  { roles: ['ControlMedicationMedicalProvider', 'ControlMedicationPharmacy'], because: 'prescribesAndDispenses' },
  { roles: ['ControlMedicationMedicalProvider', 'Pharmacy'], because: 'prescribesAndDispenses' },
  { roles: ['MedicalProvider', 'Pharmacy'], because: 'prescribesAndDispenses' },
  { roles: ['MedicalProvider', 'ControlMedicationPharmacy'], because: 'prescribesAndDispenses' },
  { roles: ['ReallocationRequestInsurerUser', 'ReallocationApprovalUser'], because: 'asksAndApproves' },
  { roles: ['ReallocationRequestDOHUser', 'ReallocationApprovalUser'], because: 'asksAndApproves' },
  { roles: ['DHAInspector', 'DrugInventoryUser'], because: 'inspectsAndKeeps' },
  { roles: ['DHAInspector', 'IPTransferUser'], because: 'inspectsAndKeeps' },
];

/** A role that stands in the way of another one, and why. */
export interface RoleConflict {
  readonly role: Role;
  readonly because: PairReason;
}

/** The first of the held roles that must not meet the wanted one in one person, or null. */
export function conflictOf(held: readonly Role[], wanted: Role): RoleConflict | null {
  for (const { roles, because } of rolePairs) {
    const [one, other] = roles;
    if (wanted === one && held.includes(other)) return { role: other, because };
    if (wanted === other && held.includes(one)) return { role: one, because };
  }
  return null;
}
