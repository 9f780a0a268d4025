import type { ImportKindFacts } from '../_parts/sheetImport.ts';
import { kindsOfModules } from './kindsOfModules.ts';

/**
 * The kinds of sheets that the portal takes, by name, in the order in which people choose from them. A module declares its own in
 * `shared/<module>/importKinds.ts`.
 */
export const importKinds: Readonly<Record<string, ImportKindFacts>> = Object.fromEntries(
  [...kindsOfModules]
    .sort((one, other) => one.order - other.order)
    .map(({ facts }) => [facts.name, facts as unknown as ImportKindFacts]),
);

/** The kind of this name, or undefined. */
export const importKindNamed = (name: string): ImportKindFacts | undefined =>
  Object.hasOwn(importKinds, name) ? importKinds[name] : undefined;
