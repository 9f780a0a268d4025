import type { Role } from './roles.ts';

/**
 * The roles by which a person who belongs to no facility and no payer proves to work for the health authority that the account names
 * (`regulatoryId`). Only a super administrator gives them. The regulator of an account alone proves nothing: everybody who registered
 * at a facility has one.
 */
export const authorityRoles: readonly Role[] = [
  'RegulatorAdmin',
  'DHAInspector',
  'ReallocationRequestDOHUser',
  'ReallocationApprovalUser',
];
