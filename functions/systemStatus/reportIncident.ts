import { mostReports, type systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { getOpenIncident, incidentChange, incidentEnd } from '../_data/systemStatus/incident.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';

export const reportIncident: Operation<typeof systemStatusApi.endpoints.reportIncident> = async (
  { body: { incidentId, edition, text, textArabic, isOver } },
  ctx,
) => {
  const before = await getOpenIncident(ctx.store, incidentId);
  if (!before) throw fail('notFound');
  if (before.edition !== edition) throw fail('changedMeanwhile');
  const at = ctx.now().toISOString();
  // Where there are too many reports, the newest stay, and the first one, which says what the incident is about.
  const [first, ...later] = before.reports.toReversed();
  const reports = [
    { at, text, textArabic },
    ...later.toReversed().slice(0, mostReports - 2),
    ...(first ? [first] : []),
  ];
  const next = { ...before, reports, edition: edition + 1, ...(isOver && { endsAt: at }) };
  const changed = { before: { edition }, after: { edition: next.edition, isOver } };
  ctx.audited({ entity: 'incident', id: incidentId, ...changed });
  const items = isOver ? incidentEnd(before, next) : [incidentChange(before, next)];
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return { incidentId };
};
