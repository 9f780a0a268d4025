import * as z from 'zod';
import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { rereadAnswer } from '../../../shared/authorization/rereadAnswer.ts';
import { authorizationRow } from '../../../shared/authorization/routes.ts';
import { authorizations, noPayer, type StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { caseKind } from '../case/caseKind.ts';

const shownRow = authorizationRow
  .extend({ payerId: z.int().transform((payerId) => (payerId === noPayer ? null : payerId)) })
  .strip();

/** Requests for approval, as the parts of a case take them. */
export const authorizationCase = caseKind({
  id: 'authorizationId',
  entity: 'authorization',
  life: authorizationLife,
  desk: moduleAccess.authorizationDesk,
  row: z.preprocess(
    (found) => ({ ...(found as StoredAuthorization), review: rereadAnswer(found as StoredAuthorization) }),
    shownRow,
  ),
  records: authorizations,
});
