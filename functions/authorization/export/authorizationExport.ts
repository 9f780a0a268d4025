import { authorizationSheet } from '../../../shared/authorization/authorizationSheet.ts';
import type { AuthorizationRow } from '../../../shared/authorization/routes.ts';
import { readAuthorizations } from '../../_parts/authorization/readAuthorizations.ts';
import { exportJob } from '../../_parts/job/exportJob.ts';
import { requestOf } from '../../_parts/job/jobKind.ts';
import { lowestIdAt } from '../../_store/idRange.ts';

/** Writes a list of requests for approval to a file. It leaves out requests that were begun after the export was started. */
export const authorizationExport = (mostRows?: number) =>
  exportJob<AuthorizationRow>(async (run) => {
    const { store, job, now } = run;
    const { scope, startedBy } = job;
    const { criteria, language, format, order } = requestOf(run, 'authorizationExport');
    if (scope.kind === 'all') throw new Error('An export of requests without a tenant');
    const side = scope.kind === 'payer' ? 'insurer' : 'provider';
    const reader = { store, now, party: scope, side, userId: startedBy } as const;
    const end = lowestIdAt(Date.parse(job.createdAt) + 1);
    return {
      ...{ language, format, order },
      sheetName: 'Requests',
      columns: authorizationSheet(language, side),
      idOf: ({ authorizationId }) => authorizationId,
      beginning: '',
      readPage: async (page) => {
        const { items, ...rest } = await readAuthorizations(reader, { ...criteria, ...page });
        return { ...rest, items: items.filter(({ authorizationId }) => authorizationId < end) };
      },
    };
  }, mostRows);
