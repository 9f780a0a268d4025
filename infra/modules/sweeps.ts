import { type ModuleIndex, modulesWith } from './moduleIndex.ts';

/** What the modules do every minute: `functions/<module>/sweeps.ts` exports `sweeps`. */
export const sweepsIndex: ModuleIndex = {
  path: 'functions/_workers/tables/sweeps.ts',
  text: () => {
    const modules = modulesWith('functions', 'sweeps.ts');
    return `import type { Sweep } from '../../_kit/workerHandler.ts';
${modules.map((module) => `import { sweeps as ${module} } from '../../${module}/sweeps.ts';`).join('\n')}

/** The sweeps of all modules. \`npm run modules\` writes this file. */
export const sweeps: readonly Sweep[] = [${modules.map((module) => `...${module}`).join(', ')}];
`;
  },
};
