import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { authorizationColumnNames } from '../../../shared/authorization/authorizationSheet.ts';
import type { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { SheetOrder } from '../../../shared/job/exportSheet.ts';
import type { JobRequest } from '../../../shared/job/routes.ts';
import { type AskedFile, orderBy } from '../../parts/exports/useLongExport.ts';

type Criteria = Sending<typeof authorizationApi.endpoints.searchAuthorizations>['body'];

/** The job that writes the requests, as they are filtered and sorted, into a file. */
export function requestExportJob(
  { cursor: _, take: __, whose = 'all', ...criteria }: Criteria,
  file: AskedFile,
  sorted: SheetOrder | undefined,
): JobRequest {
  const order = orderBy(authorizationColumnNames, sorted);
  return { kind: 'authorizationExport', ...file, criteria: { ...criteria, whose }, ...order };
}
