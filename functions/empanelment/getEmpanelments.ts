import { hasStages } from '../../shared/empanelment/form.ts';
import type { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { openStages } from '../../shared/empanelment/stages.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { listCases } from '../_parts/case/readCase.ts';
import { empanelmentCase } from './empanelmentCase.ts';

/** The facility's requests, or the insurer's board: `stage` keeps those of which this stage can be worked on now. */
export const getEmpanelments: Operation<typeof empanelmentApi.endpoints.getEmpanelments> = async ({ query }, ctx) => {
  const { kind, stage, ...asked } = query;
  const page = await listCases(ctx, empanelmentCase, asked, (found) => {
    const isReviewed = found.state === 'review' && hasStages(found.kind);
    const isAtStage = stage === undefined || (isReviewed && openStages(found.passed).includes(stage));
    return isAtStage && (kind === undefined || found.kind === kind);
  });
  const shown = page.items.map(({ empanelmentId }) => empanelmentId);
  const { payerId, facilityId } = ctx.user;
  const tenant =
    payerId === null ? { entity: 'facility', id: facilityId ?? '' } : { entity: 'payer', id: String(payerId) };
  await auditSearch(ctx, tenant, { criteria: query, shown });
  return page;
};
