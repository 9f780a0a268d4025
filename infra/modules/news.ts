import { type ModuleIndex, modulesWith } from './moduleIndex.ts';

/** The news of all modules: `shared/<module>/news.ts` exports `news`. */
export const newsIndex: ModuleIndex = {
  path: 'shared/news.ts',
  text: () => {
    const modules = modulesWith('shared', 'news.ts');
    return `${modules.map((module) => `import { news as ${module} } from './${module}/news.ts';`).join('\n')}

/** THE table of kinds of news. \`npm run modules\` writes this file. */
export const newsKinds = {
${modules.map((module) => `...${module},`).join('\n')}
};
`;
  },
};
