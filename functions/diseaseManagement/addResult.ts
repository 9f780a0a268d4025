import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { dueAfter, earliestOn, measureOf, mostResults } from '../../shared/diseaseManagement/programmes.ts';
import type { diseaseManagementApi, PlanItem } from '../../shared/diseaseManagement/routes.ts';
import type { StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { keepEntry } from './keepEntry.ts';
import { ownActiveEnrolment } from './ownEnrolment.ts';

type Add = typeof diseaseManagementApi.endpoints.addResult;

/** The value of a result; null for an examination, which has none. */
function resultOf({ item, value }: BodyOf<Add>): number | null {
  const measure = measureOf(item);
  if (!measure) return null;
  const { least, most } = measure;
  if (value === undefined) throw invalid('value', 'valueMissing');
  if (value < least || value > most) throw invalid('value', 'valueOutside', { least, most });
  return value;
}

type Results = PlanItem['results'];

/** The results with one more. Of two of a day the later entry counts: so a wrong one is put right, and the log keeps both. */
function withResult(results: Results, result: Results[number]): Results {
  const others = results.filter(({ on }) => on !== result.on);
  return [...others, result].sort((one, other) => one.on.localeCompare(other.on)).slice(-mostResults);
}

/** The plan after an item was done. One that is older than the last time plans nothing. */
function planned({ plan }: StoredEnrolment, { item, on }: BodyOf<Add>, value: number | null): PlanItem[] {
  return plan.map((each) => {
    if (each.item !== item) return each;
    const lastOn = each.lastOn !== null && each.lastOn > on ? each.lastOn : on;
    const results = value === null ? each.results : withResult(each.results, { on, value });
    return { item, lastOn, dueOn: dueAfter(item, lastOn), results };
  });
}

export const addResult: Operation<Add> = async ({ body }, ctx) => {
  const found = await ownActiveEnrolment(ctx, body);
  const { item, on, note = null } = body;
  if (!found.plan.some((each) => each.item === item)) throw invalid('item', 'unknownChoice');
  if (on > emiratesDateOf(ctx.now())) throw invalid('on', 'dayInFuture');
  const from = earliestOn(item, found.enrolledOn);
  if (on < from) throw invalid('on', 'doneTooEarly', { from });
  const value = resultOf(body);
  const entry = { on, kind: 'result', item, value, contact: null, note: note || null } as const;
  return keepEntry(ctx, { ...found, plan: planned(found, body, value) }, entry);
};
