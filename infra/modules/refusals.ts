import { readFileSync } from 'node:fs';
import { type ModuleIndex, modulesWith, root } from './moduleIndex.ts';

/** The modules whose `shared/<module>/refusals.ts` exports `failures`, or `refusals`. */
const exporting = (name: 'failures' | 'refusals'): string[] =>
  modulesWith('shared', 'refusals.ts').filter((module) =>
    readFileSync(new URL(`shared/${module}/refusals.ts`, root), 'utf8').includes(`export const ${name} `),
  );

const rows = (name: 'failures' | 'refusals'): string =>
  exporting(name)
    .map((module) => `...rowsOf('${module}', ${module}.${name}),`)
    .join('\n');

/** The messages of all modules: how their calls fail, and the rules of their fields. */
export const refusalsIndex: ModuleIndex = {
  path: 'shared/refusals.ts',
  text: () => `import { generalFailures } from './_contract/failures.ts';
import { rowsOf } from './_contract/messageRows.ts';
import { generalRefusals } from './_contract/refusals.ts';
${modulesWith('shared', 'refusals.ts')
  .map((module) => `import * as ${module} from './${module}/refusals.ts';`)
  .join('\n')}

/** How the calls of all modules fail. \`npm run modules\` writes this file. */
export const failures = {
...generalFailures,
${rows('failures')}
};

/** The rules of the fields of all modules that no schema can say. */
export const refusals = {
...generalRefusals,
${rows('refusals')}
};
`,
};
