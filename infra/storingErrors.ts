import type { FunctionSettings } from '../functions/_settings/functionSettings.ts';

/** Every function stores what fails in it; only the error log reads that. */
export const storingErrors = <Settings extends FunctionSettings>(
  settings: Readonly<Record<string, Settings>>,
): Readonly<Record<string, Settings>> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, { ...each, tables: { errors: 'count', ...each.tables } }]),
  );
