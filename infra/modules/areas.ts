import { type ModuleIndex, modulesWith } from './moduleIndex.ts';

/** The routes of all modules: `shared/<module>/routes.ts` exports `<module>Api`. */
export const areasIndex: ModuleIndex = {
  path: 'shared/areas.ts',
  text: () => {
    const modules = modulesWith('shared', 'routes.ts');
    return `import type { Area } from './_contract/endpoint.ts';
${modules.map((module) => `import { ${module}Api } from './${module}/routes.ts';`).join('\n')}

/**
 * Every area, for build time only (CDK, OpenAPI, tests, local runner): Lambdas and screens import the one they need.
 * \`npm run modules\` writes this file.
 */
export const areas: readonly Area[] = [${modules.map((module) => `${module}Api`).join(', ')}];
`;
  },
};
