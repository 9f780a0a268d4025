import { writeFileSync } from 'node:fs';
import { roles } from '../shared/_field/roles.ts';
import { areas } from '../shared/areas.ts';

const file = new URL('../shared/_field/rolesBeyond.ts', import.meta.url);

/** The text of shared/_field/rolesBeyond.ts as it must be now: the roles that a route declares as `beyond`, in their order. */
export function rolesBeyondText(): string {
  const declared = new Set(
    areas.flatMap(({ endpoints }) => Object.values(endpoints).flatMap(({ beyond = [] }) => beyond)),
  );
  const lines = roles.filter((role) => declared.has(role)).map((role) => `  '${role}',\n`);
  return `import type { Role } from './roles.ts';

/** The roles that read beyond the facility of their holder, as the routes declare them. \`npm run openapi\` writes this file. */
// biome-ignore format: it is written by a program.
export const rolesBeyond: readonly Role[] = [
${lines.join('')}];
`;
}

// The site and the functions read the list, and not every route of the portal.
if (import.meta.main) writeFileSync(file, rolesBeyondText());
