import { collect, type ModuleIndex } from './moduleIndex.ts';

/** What the modules do every minute: `functions/<module>/sweeps.ts` exports `sweeps`. */
export const sweepsIndex: ModuleIndex = {
  path: 'functions/_workers/tables/sweeps.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'sweeps', { from: '../../' });
    return `import type { Sweep } from '../../_kit/workerHandler.ts';
${imports}

/** The sweeps of all modules. \`npm run modules\` writes this file. */
export const sweeps: readonly Sweep[] = [${modules.map((module) => `...${module}`).join(', ')}];
`;
  },
};
