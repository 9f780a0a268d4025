import type { FunctionSettings } from '../functions/_settings/functionSettings.ts';
import type { TableAccess } from '../functions/_settings/tableAccess.ts';

/** Adds errors, and counts them in their groups. */
const count: TableAccess = { may: ['PutItem', 'UpdateItem'], under: ['ENTRY#*', 'GROUP#*'] };

/** Every function stores what fails in it; only the error log reads that. */
export const storingErrors = <Settings extends FunctionSettings>(
  settings: Readonly<Record<string, Settings>>,
): Readonly<Record<string, Settings>> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, { ...each, tables: { errors: count, ...each.tables } }]),
  );
