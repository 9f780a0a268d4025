import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { dueAfter, measureOf } from '../../shared/diseaseManagement/programmes.ts';
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

/** The plan after an item was done; a result that is older than the last one changes nothing in it. */
function planned({ plan }: StoredEnrolment, { item, on }: BodyOf<Add>, lastValue: number | null): PlanItem[] {
  return plan.map((each) =>
    each.item !== item || (each.lastOn !== null && each.lastOn > on)
      ? each
      : { item, lastOn: on, lastValue, dueOn: dueAfter(item, on) },
  );
}

export const addResult: Operation<Add> = async ({ body }, ctx) => {
  const found = await ownActiveEnrolment(ctx, body);
  const { item, on, note = null } = body;
  if (!found.plan.some((each) => each.item === item)) throw invalid('item', 'unknownChoice');
  if (on > emiratesDateOf(ctx.now())) throw invalid('on', 'dayInFuture');
  const value = resultOf(body);
  const entry = { on, kind: 'result', item, value, contact: null, note: note || null } as const;
  return keepEntry(ctx, { ...found, plan: planned(found, body, value) }, entry);
};
