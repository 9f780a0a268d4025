import type { TFunction } from 'i18next';
import type * as z from 'zod';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { problemWords } from '../../../shared/job/jobProblems.ts';
import type { JobProblem, job } from '../../../shared/job/routes.ts';

export type Job = z.infer<typeof job>;

const thousands = new Intl.NumberFormat('en-GB');
/** A number as both languages write it here: `12,345`. */
export const countText = (count: number): string => thousands.format(count);

/** What a job has counted, by the words of its kind; what has not occurred is not named. */
export const countsOf = ({ kind, counts }: Job, t: TFunction<'job'>): { label: string; value: string }[] =>
  Object.entries(counts)
    .filter(([, count]) => count !== 0)
    // The store keeps no order: what went wrong comes last.
    .toSorted(([one], [other]) => Number(one === 'wrong') - Number(other === 'wrong') || one.localeCompare(other))
    .map(([name, count]) => ({
      label: t(`counts.${kind}.${name}` as never, { defaultValue: name }),
      value: countText(count),
    }));

/** Why a job failed. */
export const failureText = (code: string, t: TFunction<'job'>): string =>
  t(`failure.${code}` as never, { ns: 'job', defaultValue: t('failure.unexpected', { ns: 'job' }) });

/** What is wrong with a row, in the words of its report. */
export const problemText = (problem: Pick<JobProblem, 'code' | 'limit'>, language: string): string =>
  inLanguage(language, problemWords(problem));
