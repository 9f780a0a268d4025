import type { Role } from './roles.ts';

/** Who can do most, and so signs in with a second factor where the environment requires one: administrators and inspectors. */
const secondFactorRoles: readonly Role[] = [
  'SuperAdmin',
  'SetupAdmin',
  'PayerAdmin',
  'ERXAdmin',
  'RegulatorAdmin',
  'InsurerAdminPayer',
  'DHAInspector',
];

/** Whether somebody with these roles must have a second factor, where the environment requires it. */
export const isFactorRole = (held: readonly Role[]): boolean => held.some((role) => secondFactorRoles.includes(role));
