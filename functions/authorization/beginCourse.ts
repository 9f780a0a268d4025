import { asksAboutEarlier } from '../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { listEntries } from '../_data/authorization/authorizationEntries.ts';
import { type Course, newCourse } from '../_data/authorization/course.ts';
import type { SessionContext } from '../_kit/context.ts';

/** Whoever asks for the same within so many days of withdrawing it asks again. */
const againDays = 30;
/** So many of the patient's newest requests are looked at. */
const mostLooked = 10;

const codesOf = (form: { readonly lines: readonly { readonly type: number; readonly code: string }[] }) =>
  new Set(form.lines.map(({ type, code }) => `${type} ${code}`));

/** The withdrawn requests, never decided, that asked the same payer for some of the same for the patient. */
async function withdrawnBefore(form: AuthorizationForm, { store, scope, now }: SessionContext) {
  const patient = form.emiratesId ?? form.cardNumber;
  if (scope.kind === 'all' || patient === undefined) return [];
  const page = await listEntries(store, scope, { by: 'patient', value: patient }, { take: mostLooked });
  const codes = codesOf(form);
  const since = new Date(now().getTime() - againDays * 86_400_000).toISOString();
  const isSame = ({ state, stateSince, course, payerId, form: asked }: StoredAuthorization) =>
    state === 'cancelled' &&
    stateSince >= since &&
    course?.finalAt === null &&
    payerId === form.payerId &&
    [...codesOf(asked ?? { lines: [] })].some((code) => codes.has(code));
  return (await authorizations.findAll(store, scope, page.items)).filter(isSame);
}

/**
 * The course of a request that is sent now. One that is sent again, after an answer or after it was withdrawn, goes on with the time of
 * the first sending: nobody's measures get better by beginning anew (REQ-EAUTH-19).
 */
export async function beginCourse(
  form: AuthorizationForm,
  earlier: StoredAuthorization | null,
  ctx: SessionContext,
): Promise<Course> {
  const at = ctx.now().toISOString();
  const isByAnother = earlier !== null && earlier.openedBy !== ctx.user.userId;
  if (asksAboutEarlier(form.type)) return newCourse(at, { isByAnother });
  if (form.type === 'extension') return newCourse(at);
  const gone = form.resubmission && earlier ? [earlier] : await withdrawnBefore(form, ctx);
  const [first] = gone.flatMap(({ course }) => course?.sentAt ?? []).toSorted();
  return newCourse(first ?? at, { isAgain: first !== undefined });
}
