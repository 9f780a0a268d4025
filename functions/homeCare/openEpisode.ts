import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { episodeLife } from '../../shared/homeCare/life.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { isCaredFor, runningPuts, type StoredEpisode } from '../_data/homeCare/episode.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { newCase, openCase } from '../_parts/case/openCase.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { provenPatient } from '../_parts/provenPatient.ts';
import { once } from '../_store/idempotency.ts';
import { episodeCase } from './episodeCase.ts';
import { homeCareFacility } from './ownFacility.ts';

const { openEpisode: endpoint } = homeCareApi.endpoints;
type Body = BodyOf<typeof endpoint>;

/** Loaded by the first referral: reading a list needs no classification. */
const classification = () => import('../_parts/icd10/diseaseNames.ts');

/** The diagnoses as the classification calls them; throws for a code that it does not have. */
async function namedDiagnoses(codes: readonly string[]): Promise<StoredEpisode['referral']['diagnoses']> {
  const { diseaseNames } = await classification();
  return codes.map((code, at) => {
    const [found] = diseaseNames([code]);
    if (!found) throw invalid(`diagnoses.${at}`, 'diagnosisUnknown', { code });
    return { code: code.toUpperCase(), description: found.description };
  });
}

/** What the referral says, as it is stored. */
async function referralOf(body: Body, now: Date): Promise<StoredEpisode['referral']> {
  const { source, referredOn, dischargeExpectedOn = null } = body;
  if (referredOn > emiratesDateOf(now)) throw invalid('referredOn', 'dayInFuture');
  if (dischargeExpectedOn !== null && dischargeExpectedOn < referredOn)
    throw invalid('dischargeExpectedOn', 'dayTooEarly', { from: referredOn });
  return {
    ...{ source, referredOn, dischargeExpectedOn },
    facility: body.referringFacility || null,
    physician: body.referringPhysician || null,
    medication: body.medication || null,
    diagnoses: await namedDiagnoses(body.diagnoses),
  };
}

/** What no referral has as yet. */
const notYet = {
  ...{ approvedUntil: null, admittedOn: null, endedOn: null, assessment: null },
  ...{ declineReason: null, refuseReason: null, endReason: null, extensionWeeks: null },
  ...{ responsible: [], reallocation: null, visits: {}, lastVisitOn: null, equipment: [] },
};

async function prepare(body: Body, ctx: ContextOf<typeof endpoint>) {
  const { eligibilityId, emergencyContact, services, text, attachmentIds, draftVersion } = body;
  const { answer, payer, facility, identities } = await provenPatient(ctx, eligibilityId, homeCareFacility);
  const referral = await referralOf(body, ctx.now());
  const opened = await newCase(ctx, episodeLife, payer.payerId);
  const episodeId = ctx.newId();
  const value: StoredEpisode = {
    ...opened,
    ...notYet,
    ...{ episodeId, episodeNumber: `HC-${episodeId.slice(-8)}`, eligibilityId, identities },
    ...{ patientName: answer.patientName, patientNameArabic: answer.patientNameArabic ?? null },
    ...{ patientEnding: answer.identifierEnding, regulatoryId: facility.regulatoryId },
    ...{ referral, emergencyContact, services },
  };
  if (await isCaredFor(ctx.store, value)) throw fail('inHomeCareAlready');
  const items = await openCase(ctx, episodeCase, value, { text, attachmentIds, news: [] });
  const draft = await endFormDraft(ctx, { form: 'episode', about: eligibilityId, version: draftVersion });
  return { data: { episodeId }, items: [...items, ...runningPuts(value), ...draft] };
}

/** REQ-SPEC-14: one running episode per member, at whatever facility; the writes hold only while there is none. */
export const openEpisode: Operation<typeof endpoint> = async ({ body }, ctx) => {
  const { data } = await once(ctx, endpoint, () => prepare(body, ctx));
  ctx.audited({ entity: 'episode', id: data.episodeId, after: { eligibilityId: body.eligibilityId } });
  return data;
};
