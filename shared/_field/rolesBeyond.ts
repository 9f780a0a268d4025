import type { Role } from './roles.ts';

/** The roles that read beyond the facility of their holder, as the routes declare them. `npm run openapi` writes this file. */
// biome-ignore format: it is written by a program.
export const rolesBeyond: readonly Role[] = [
  'SoftwareAllienceRepresentative',
  'SafeCareTechRepresentative',
  'ErrorLog',
  'GHQ',
];
