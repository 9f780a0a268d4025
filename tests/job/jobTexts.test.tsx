import { describe, expect, it } from 'vitest';
import { jobKindFacts, jobKindNames } from '../../shared/job/jobKinds.ts';
import { problemTexts } from '../../shared/job/jobProblems.ts';
import english from '../../web/parts/job/texts/en.json';

const sources = Object.values(
  import.meta.glob<string>('../../functions/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const codesOf = (pattern: RegExp) =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, code]) => code)));

describe('the texts of jobs', () => {
  it('say every reason for which a job fails, and no other', () => {
    const thrown = codesOf(/new JobFailure\('(\w+)'\)/g);
    expect(thrown.size).toBeGreaterThan(8);
    expect(new Set(Object.keys(english.failure))).toEqual(thrown.add('unexpected'));
  });

  it('say everything that can be wrong with a row', () => {
    const found = codesOf(/\.wrong\([^()]*'(\w+)'\)/g);
    expect(found.size).toBeGreaterThan(8);
    for (const code of found) expect(problemTexts, code).toHaveProperty(String(code));
  });

  it.each(jobKindNames)('name what a job of the kind %s counts', (kind) => {
    expect(Object.keys(english.counts[kind])).toContain(jobKindFacts(kind).upload ? 'wrong' : 'rows');
  });
});
