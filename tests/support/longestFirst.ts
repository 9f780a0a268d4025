import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take minutes, by the beginning of their path. A clean checkout knows no durations: vitest starts the largest file first. */
const longest: readonly string[] = [
  // It keeps the assemblies that the other files of tests/infra read.
  'tests/infra/nag',
  'tests/journeys/accessibility.english',
  'tests/journeys/accessibility.arabic',
  'tests/notification/newsChoices',
];

/** An order that nobody has thought of, and that the same seed brings back. */
function drawn(files: readonly TestSpecification[], seed: number): TestSpecification[] {
  const placeOf = ({ moduleId }: TestSpecification) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
  return files.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/**
 * Starts the longest files of a project before its others: one that starts last keeps a single core busy while the other waits. With
 * `--sequence.shuffle` the order of the files is drawn, as vitest draws that of their tests.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (shuffle) return drawn(files, seed);
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((path) => moduleId.includes(path));
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
