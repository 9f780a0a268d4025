import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import {
  isControlled,
  measureOf,
  outcomeDays,
  programmeNames,
  programmes,
} from '../../shared/diseaseManagement/programmes.ts';
import type { diseaseManagementApi, Outcome } from '../../shared/diseaseManagement/routes.ts';
import { activeEnrolments, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { readersScope } from './ownEnrolment.ts';

/** So many enrolments are counted; the answer says when there are more. */
const mostCounted = 1000;

/** The newest results of the last year of a programme's outcome item. */
function recentValues(enrolments: readonly StoredEnrolment[], item: string, since: string): number[] {
  const items = enrolments.flatMap(({ plan }) => plan.filter((each) => each.item === item));
  return items.flatMap(({ results }) => results.slice(-1).flatMap(({ on, value }) => (on >= since ? [value] : [])));
}

/** The active enrolments of the caller's tenant; the portal's administrators have none. */
async function ownEnrolments(ctx: SessionContext): Promise<StoredEnrolment[]> {
  if (ctx.scope.kind === 'all') return [];
  const scope = readersScope(ctx);
  ctx.audited(auditedTenant(scope));
  return activeEnrolments(ctx.store, scope, mostCounted + 1);
}

/** REQ-NET-29: the outcome of each programme by its definition (`shared/diseaseManagement/programmes.ts`). */
export const getOutcomes: Operation<typeof diseaseManagementApi.endpoints.getOutcomes> = async (_, ctx) => {
  const active = await ownEnrolments(ctx);
  const isPart = active.length > mostCounted;
  const since = daysAfter(emiratesDateOf(ctx.now()), -outcomeDays);
  return programmeNames.map((programme): Outcome => {
    const enrolled = active.slice(0, mostCounted).filter((each) => each.programme === programme);
    const { outcome } = programmes[programme];
    const values = recentValues(enrolled, outcome, since);
    const measure = measureOf(outcome);
    const controlled = values.filter((value) => measure && isControlled(measure, value)).length;
    return { programme, enrolled: enrolled.length, measured: values.length, controlled, isPart };
  });
};
