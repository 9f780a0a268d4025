import type { FunctionSettings } from '../functions/_settings/functionSettings.ts';
import type { TableAccess } from '../functions/_settings/tableAccess.ts';

/** Adds errors, and counts them in their groups. */
const count: TableAccess = { may: ['PutItem', 'UpdateItem'], under: ['ENTRY#*', 'GROUP#*'] };

/** Every function stores what fails in it; only the error log reads that. */
export const storingErrors = <Name extends string, Settings extends FunctionSettings>(
  settings: Readonly<Record<Name, Settings>>,
): Readonly<Record<Name, Settings>> =>
  Object.fromEntries(
    Object.entries<Settings>(settings).map(([name, each]) => [
      name,
      { ...each, tables: { errors: count, ...each.tables } },
    ]),
  ) as Record<Name, Settings>;
