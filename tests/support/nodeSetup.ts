import { vi } from 'vitest';
import { keepWithinOneDay } from './dayEnd.ts';

const place = Symbol.for('wasla.tests.environment');
const worker = globalThis as { [place]?: NodeJS.ProcessEnv };
worker[place] ??= { ...process.env };
const beginning = worker[place];

// The files of a worker share its process and what npm packages have loaded, which would take longer than most files' tests. Each loads the
// portal's own modules anew, with the clock, the globals and the environment that the worker began with: nothing that one file leaves
// reaches the next.
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
for (const name of Object.keys(process.env)) {
  if (!(name in beginning)) delete process.env[name];
}
Object.assign(process.env, beginning);
vi.resetModules();
await keepWithinOneDay();
