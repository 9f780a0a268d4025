import type { TFunction } from 'i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { FailedJob } from '../../../shared/job/failedJobs.ts';
import type { WordOf } from '../../base/texts.ts';
import { failureText } from '../../parts/job/jobTexts.ts';
import type { DataColumn } from '../../ui/table/columns.ts';
import { columnsBy } from '../../ui/table/columnsBy.tsx';

/** For whom a job worked: a facility, a payer or the portal. */
function tenantText({ tenantName, tenantNameArabic }: FailedJob, portal: string, language: string): string {
  if (tenantName === null) return portal;
  return nameIn(language, { tenantName, tenantNameArabic: tenantNameArabic ?? tenantName }, 'tenantName');
}

/** What a failed job's list and its page show of it. */
export function failedJobColumns(t: TFunction<['failedJobs', 'job']>, language: string): DataColumn<FailedJob>[] {
  const column = columnsBy<FailedJob, WordOf<'failedJobs', 'field'>>((name) => t(`field.${name}`));
  const failure = (row: FailedJob): string => failureText(row.failure, t as unknown as TFunction<'job'>);
  return [
    column.instant('failedAt'),
    column.text('kind', { value: ({ kind }) => t(`kind.${kind}`), isHidden: true }),
    column.name('failure', { value: failure, fact: failure, width: 380 }),
    column.name('tenant', { value: (row) => tenantText(row, t('portal'), language), isSecondary: true }),
    column.name('startedByName', { isSecondary: true }),
    column.number('attempts', { isSecondary: true }),
    column.number('retries', { isSecondary: true }),
    column.instant('createdAt', { isHidden: true }),
  ];
}
