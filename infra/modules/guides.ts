import { collect, type ModuleIndex } from './moduleIndex.ts';

/** What the user guide says of each module: `web/<module>/guide.ts` exports `guide`. */
export const guidesIndex: ModuleIndex = {
  path: 'infra/guides/user/guidesOfModules.ts',
  text: () => {
    const { modules, imports } = collect('web', 'guide', { from: '../../../web/' });
    return `import type { ModuleGuide } from '../../../web/base/guideWords.ts';
${imports}

/** The chapters of all modules. \`npm run modules\` writes this file. */
export const guidesOfModules: readonly ModuleGuide[] = [${modules.join(', ')}];
`;
  },
};
