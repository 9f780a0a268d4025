import { describe, expect, it } from 'vitest';
import { jobKindFacts, jobKindNames } from '../../shared/job/jobKinds.ts';
import { problemTexts } from '../../shared/job/jobProblems.ts';
import { importProblemTexts } from '../../shared/sheetImport/importProblems.ts';
import english from '../../web/parts/job/texts/en.json';

const sources = import.meta.glob<string>('../../functions/**/*.ts', { query: '?raw', import: 'default', eager: true });
/** The codes that the files of a folder have in this way. */
const codesOf = (pattern: RegExp, folder = '/functions/') =>
  new Set(
    Object.entries(sources)
      .filter(([path]) => path.includes(folder))
      .flatMap(([, source]) => [...source.matchAll(pattern)].map(([, code]) => code)),
  );

describe('the texts of jobs', () => {
  it('say every reason for which a job fails, and no other', () => {
    const thrown = codesOf(/new JobFailure\('(\w+)'\)/g);
    expect(thrown.size).toBeGreaterThan(8);
    expect(new Set(Object.keys(english.failure))).toEqual(thrown.add('unexpected'));
  });

  it('say everything that can be wrong with a row', () => {
    const ofReaders = codesOf(/\.wrong\([^()]*'(\w+)'\)/g);
    // The rules of a member's row are a table of conditions, columns and codes.
    const ofMembers = codesOf(/, '\w+', '(\w+)'\],/g, '/member/register/');
    expect(ofReaders.size).toBeGreaterThan(1);
    expect(ofMembers.size).toBeGreaterThan(4);
    const ofRows = [...ofReaders, ...ofMembers];
    for (const code of ofRows) expect(problemTexts, code).toHaveProperty(String(code));
  });

  it('say everything that can be wrong with a cell', () => {
    const ofCells = codesOf(/\bcode: '(\w+)'/g, '/_parts/sheetImport/cells/');
    expect(ofCells.size).toBeGreaterThan(12);
    for (const code of ofCells) expect(importProblemTexts, code).toHaveProperty(String(code));
  });

  it.each(jobKindNames)('name what a job of the kind %s counts', (kind) => {
    expect(Object.keys(english.counts[kind])).toContain(jobKindFacts(kind).upload ? 'wrong' : 'rows');
  });
});
