import * as z from 'zod';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { termsOf } from '../../../shared/authorization/lineGrant.ts';
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
  row: z.preprocess((record) => {
    const found = record as StoredAuthorization;
    return { ...found, validTo: termsOf(found.answer).validTo, review: rereadAnswer(found) };
  }, shownRow),
  records: authorizations,
});
