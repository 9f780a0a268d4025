import { mostOpenIncidents, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { newIncidentPut } from '../_data/systemStatus/incident.ts';
import { readStatusNow } from '../_data/systemStatus/statusNow.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';

const { addIncident: endpoint } = systemStatusApi.endpoints;

export const addIncident: Operation<typeof endpoint> = async (
  { body: { text, textArabic, startsAt, endsAt, ...rest } },
  ctx,
) => {
  if (endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) throw invalid('endsAt', 'beforeFrom');
  const { data } = await once(ctx, endpoint, async () => {
    const { incidents } = await readStatusNow(ctx.store);
    if (incidents.length >= mostOpenIncidents) throw fail('tooManyIncidents');
    const incidentId = ctx.newId();
    const added = {
      ...rest,
      incidentId,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: endsAt && new Date(endsAt).toISOString(),
      reports: [{ at: ctx.now().toISOString(), text, textArabic }],
      edition: 1,
    };
    // The incident keeps its words. The audit trail keeps who announced it and for when, and no free text.
    const { kind, edition } = added;
    ctx.audited({ entity: 'incident', id: incidentId, before: null, after: { kind, startsAt, endsAt, edition } });
    return { data: { incidentId }, items: [newIncidentPut(added)] };
  });
  return data;
};
