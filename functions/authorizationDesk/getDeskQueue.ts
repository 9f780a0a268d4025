import type { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { authorizations } from '../_data/authorization/authorization.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { subjectsOf } from '../_parts/authorization/requestSubject.ts';
import { deskOf, type PlainRow, queueRowOf } from './atDesk.ts';
import { isInView } from './queueViews.ts';

type Get = typeof authorizationDeskApi.endpoints.getDeskQueue;

/** A page of the payer's open requests, what is due first comes first. */
export const getDeskQueue: Operation<Get> = async ({ query }, ctx) => {
  const { state, setting, fromFils, toFils, whose, ...page } = query;
  const payerId = deskOf(ctx);
  const now = ctx.now();
  const view = { whose, userId: ctx.user.userId, now };
  const isWanted = (row: PlainRow) =>
    (state === undefined || row.state === state) &&
    (setting === undefined || row.setting === setting) &&
    (fromFils === undefined || row.netFils >= fromFils) &&
    (toFils === undefined || row.netFils <= toFils) &&
    isInView(row, view);
  const found = await authorizations.list(ctx.store, { payerId, part: 'active' }, page, (value) => {
    const row = queueRowOf(value, now);
    return isWanted(row) ? { row, value } : null;
  });
  const shown = found.items.map(({ row }) => row.authorizationId);
  await auditSearch(ctx, { entity: 'payer', id: String(payerId) }, { criteria: query, shown });
  const subjects = await subjectsOf(
    ctx.store,
    found.items.map(({ value }) => value),
  );
  const items = found.items.flatMap(({ row }, at) => (subjects[at] ? [{ ...row, subject: subjects[at] }] : []));
  return { ...found, items };
};
