import { collect, type ModuleIndex } from './moduleIndex.ts';

/** The kinds of background jobs of each module: `shared/<module>/backgroundJobs.ts` exports `backgroundJobs`. */
export const jobKindsIndex: ModuleIndex = {
  path: 'shared/job/kindsOfModules.ts',
  text: () => {
    const { modules, imports } = collect('shared', 'backgroundJobs', { from: '../' });
    return `${imports}

/** The kinds of all modules. \`npm run modules\` writes this file. */
export const kindsOfModules = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};

/** With what people start them: `shared/<module>/jobRequests.ts` exports `jobRequests`. */
export const jobRequestsIndex: ModuleIndex = {
  path: 'shared/job/requestsOfModules.ts',
  text: () => {
    const { modules, imports } = collect('shared', 'jobRequests', { from: '../' });
    return `${imports}

/** The requests for jobs of all modules. \`npm run modules\` writes this file. */
export const requestsOfModules = [${modules.map((module) => `...${module}`).join(', ')}] as const;
`;
  },
};

/** The work of each module's exports, which one worker does: `functions/<module>/exportJobs.ts` exports `exportJobs`. */
export const exportJobsIndex: ModuleIndex = {
  path: 'functions/_workers/tables/exportJobs.ts',
  text: () => {
    const { modules, imports } = collect('functions', 'exportJobs', { from: '../../' });
    return `${imports}

/** The exports of all modules. \`npm run modules\` writes this file. */
export const exportJobs = { ${modules.map((module) => `...${module}`).join(', ')} };
`;
  },
};
