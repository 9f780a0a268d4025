import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type Criterion, programmes } from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { enrolmentPuts, entryPut, isEnrolled, type StoredEnrolment } from '../_data/enrolment/enrolment.ts';
import { askedPayerOf } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { provenPatient } from '../_parts/provenPatient.ts';
import { once } from '../_store/idempotency.ts';

import { entryBy, goalsEntered } from './keepEntry.ts';
import { checkTakesPart } from './ownEnrolment.ts';

const { enrolMember: endpoint } = diseaseManagementApi.endpoints;
type Body = BodyOf<typeof endpoint>;

/** Every item of the plan is due within so many days of the enrolment. */
const firstDays = 30;

function checkForm({ programme, criteria, consentOn }: Body, today: string): void {
  const needed: readonly Criterion[] = programmes[programme].criteria;
  if (needed.some((each) => !criteria.includes(each))) throw invalid('criteria', 'criteriaNotMet');
  if (consentOn > today) throw invalid('consentOn', 'dayInFuture');
}

async function prepare(body: Body, ctx: ContextOf<typeof endpoint>) {
  const { answer, payer, identities } = await provenPatient(ctx, body.eligibilityId, checkTakesPart);
  const today = emiratesDateOf(ctx.now());
  checkForm(body, today);
  const { programme, consentOn, consentKind, goals, eligibilityId, draftVersion } = body;
  const payerId = askedPayerOf(payer);
  if (await isEnrolled(ctx.store, { payerId, identities, programme })) throw fail('enrolledAlready');
  const dueOn = daysAfter(today, firstDays);
  const value: StoredEnrolment = {
    ...{ enrolmentId: ctx.newId(), programme, state: 'active', version: 1, eligibilityId, identities },
    ...{ patientName: answer.patientName, patientNameArabic: answer.patientNameArabic ?? null },
    patientEnding: answer.identifierEnding,
    ...{ payerId, payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
    ...{ facilityId: answer.facilityId, facilityName: answer.facilityName },
    facilityNameArabic: answer.facilityNameArabic,
    criteria: [...programmes[programme].criteria],
    ...{ consentOn, consentKind, goals, enrolledOn: today, enrolledByName: ctx.user.displayName, left: null },
    plan: programmes[programme].items.map((item) => ({ item, lastOn: null, dueOn, results: [] })),
  };
  const first = goals ? [entryPut(value, entryBy(ctx, goalsEntered(goals, today)))] : [];
  const draft = await endFormDraft(ctx, { form: 'enrolment', about: eligibilityId, version: draftVersion });
  return { data: { enrolmentId: value.enrolmentId }, items: [...enrolmentPuts(value), ...first, ...draft] };
}

/** REQ-NET-29: one active enrolment per programme and member, at whatever facility; the writes hold only while there is none. */
export const enrolMember: Operation<typeof endpoint> = async ({ body }, ctx) => {
  const { data, isRepeated } = await once(ctx, endpoint, () => prepare(body, ctx));
  ctx.audited({ entity: 'enrolment', id: data.enrolmentId, after: { programme: body.programme, isRepeated } });
  return data;
};
