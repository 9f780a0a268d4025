import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testsTouchedBy } from '../support/changedFiles.ts';

const root = join(import.meta.dirname, '../..');
const touched = (file: string): string[] => testsTouchedBy(root, file);
const journeys = (file: string): string[] => touched(file).filter((test) => test.endsWith('.journey.ts'));

describe('what --changed runs beside the tests that import a file', () => {
  it('holds the journeys of the module, for its contract, its functions, its screens and its words', () => {
    for (const file of ['shared/member/routes.ts', 'functions/member/index.ts', 'web/member/texts/en.json']) {
      expect(journeys(file), file).toEqual(expect.arrayContaining(['tests/member/memberRegister.journey.ts']));
      expect(journeys(file), file).not.toContain('tests/errorLog/errorLog.journey.ts');
    }
  });

  it('holds all journeys for what all modules share, and for what starts the portal', () => {
    for (const file of [
      'shared/_contract/endpoint.ts',
      'functions/_store/page.ts',
      'web/ui/Dialog.tsx',
      'infra/tables.ts',
    ])
      expect(journeys(file), file).toEqual(
        expect.arrayContaining(['tests/member/memberRegister.journey.ts', 'tests/errorLog/errorLog.journey.ts']),
      );
  });

  it('holds the tests that bundle and start the functions', () => {
    for (const file of ['shared/member/routes.ts', 'functions/member/index.ts', 'infra/areaSettings.ts'])
      expect(touched(file), file).toEqual(
        expect.arrayContaining(['tests/infra/bundles.test.ts', 'tests/local/portal.test.ts']),
      );
  });

  it('holds the tests that read a document', () => {
    expect(touched('docs/openapi.json')).toEqual(expect.arrayContaining(['tests/contract/openApi.test.ts']));
    expect(touched('docs/operations.md')).toEqual(expect.arrayContaining(['tests/infra/monitoring.test.ts']));
  });

  it('holds nothing for a file that no test reads', () => {
    // In two parts: this test would name it.
    expect(touched(`${'CHANGELOG'}.md`)).toEqual([]);
  });
});
