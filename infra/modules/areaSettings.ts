import { collect, type ModuleIndex } from './moduleIndex.ts';

/** What the functions of all areas may do: `functions/<module>/settings.ts` exports `settings`. */
export const areaSettingsIndex: ModuleIndex = {
  path: 'infra/areaSettings.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'settings', { from: '../functions/' });
    return `import type { AreaSettings } from '../functions/_settings/functionSettings.ts';
${imports}
import { storingErrors } from './storingErrors.ts';

/** One entry for each API area of the contract; its code is functions/<area>/index.ts. \`npm run modules\` writes this file. */
export const areaSettings: Readonly<Record<string, AreaSettings>> = storingErrors({ ${modules.join(', ')} });
`;
  },
};
