import * as z from 'zod';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { authorizationRow } from '../../../shared/authorization/routes.ts';
import { authorizations, noPayer } from '../../_data/authorization/authorization.ts';
import { caseKind } from '../case/caseKind.ts';

/** Requests for approval, as the parts of a case take them. */
export const authorizationCase = caseKind({
  id: 'authorizationId',
  entity: 'authorization',
  life: authorizationLife,
  desk: moduleAccess.authorizationDesk,
  row: authorizationRow
    .extend({ payerId: z.int().transform((payerId) => (payerId === noPayer ? null : payerId)) })
    .strip(),
  records: authorizations,
});
