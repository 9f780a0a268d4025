import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The records of tenants that the tests know: `tests/<module>/records.ts` exports `records`. */
export const recordsOfModulesIndex: ModuleIndex = {
  path: 'tests/contract/recordsOfModules.ts',
  text: () => {
    const { modules, imports } = collect('tests', 'records', { from: '../' });
    return `${imports}

/** Every record of a tenant that a call can name, by module. \`npm run modules\` writes this file. */
export const recordsOfModules = [${modules.join(', ')}];
`;
  },
};
