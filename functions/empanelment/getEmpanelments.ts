import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import type { Stage } from '../../shared/empanelment/stages.ts';
import { empanelments } from '../_data/empanelment/empanelment.ts';
import { listAtStage, stagesNow } from '../_data/empanelment/stageEntries.ts';
import type { Operation } from '../_kit/context.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { empanelmentCase } from './empanelmentCase.ts';

type List = Operation<typeof empanelmentApi.endpoints.getEmpanelments>;

/** The cases whose list is that of one stage: for the insurer's people it has a key of its own. */
function casesAt(stage: Stage): typeof empanelmentCase {
  const list: typeof empanelments.list = async (store, of, page, show) =>
    'payerId' in of
      ? listAtStage(store, { payerId: of.payerId, stage }, page, show)
      : empanelments.list(store, of, page, (found) => (stagesNow(found).includes(stage) ? show(found) : null));
  return { ...empanelmentCase, records: { ...empanelments, list } };
}

/** The facility's requests, or the insurer's board: `stage` keeps those of which this stage can be worked on now. */
export const getEmpanelments: List = async ({ query }, ctx) => {
  const { kind, stage } = query;
  const cases = stage ? casesAt(stage) : empanelmentCase;
  return listCases(ctx, cases, query, (found) => kind === undefined || found.kind === kind);
};
