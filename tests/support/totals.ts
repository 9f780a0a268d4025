import type { Reporter, TestModule } from 'vitest/node';

/** Prints the line that CI looks for, last of all: how many tests passed and failed in total. */
export class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      // A file that breaks before its tests run has none to count: it is a failure of its own.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
      }
    }
    // After vitest's own summary, which is written when the process ends its run.
    process.once('exit', () => {
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`);
    });
  }
}
