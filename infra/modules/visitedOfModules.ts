import { collect, type ModuleIndex } from './moduleIndex.ts';

/** How journeys look at the screens of each module: `tests/<module>/visitedScreens.ts` exports `visitedScreens`. */
export const visitedOfModulesIndex: ModuleIndex = {
  path: 'tests/journeys/support/visitedOfModules.ts',
  text: () => {
    const { modules, imports } = collect('tests', 'visitedScreens', { from: '../../' });
    return `${imports}
import type { VisitedScreens } from './visitedScreens.ts';

/** The visited screens of all modules. \`npm run modules\` writes this file. */
export const visitedOfModules: readonly VisitedScreens[] = [${modules.join(', ')}];
`;
  },
};
