import { collect, type ModuleIndex } from './moduleIndex.ts';

/** What each module shows in the demonstration: `functions/<module>/demo.ts` exports `demo`. */
export const demosIndex: ModuleIndex = {
  path: 'infra/local/demo/demosOfModules.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'demo', { from: '../../../functions/' });
    return `import type { Demo } from '../../../functions/_demo/demo.ts';
${imports}

/** The demonstrations of all modules. \`npm run modules\` writes this file. */
export const demosOfModules: readonly Demo[] = [${modules.join(', ')}];
`;
  },
};
