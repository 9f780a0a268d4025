import type { Reporter, TestModule } from 'vitest/node';
import {
  choiceLines,
  failureLines,
  growthLines,
  isUnfinished,
  projectLines,
  secondTryLines,
  slowestLines,
} from './runTables.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function countTests(modules: readonly TestModule[]): Counts {
  const count: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A file that breaks before its tests run, or whose process dies, has no test to count: it is a failure of its own.
    if (module.errors().length > 0 || isUnfinished(module)) count.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') count[state] += 1;
    }
  }
  return count;
}

/**
 * Prints, after vitest's own summary: the slowest files, the minutes of each project, what a new route and a new role add,
 * what passed only at a second try, what failed with its time and seed, and last of all the line that CI looks for: how many tests passed and failed in total.
 */
export class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const { passed, failed } = countTests(modules);
    const tables = [slowestLines, projectLines, growthLines, choiceLines, secondTryLines, failureLines];
    const lines = tables.flatMap((table) => table(modules));
    // Vitest's own summary is written when the process ends its run.
    process.once('exit', () => {
      process.stdout.write(`${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
    });
  }
}
