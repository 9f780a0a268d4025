import { dateText } from '../../shared/_field/dateText.ts';
import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import { emiratesDateOf, endOfDay } from '../../shared/_field/serviceDate.ts';
import { codeSetOf } from '../../shared/authorization/authorizationTypes.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { isOfferedOn } from '../../shared/formulary/drug.ts';
import { periodOn, periodsOfCode } from '../_data/activityCode/activityCode.ts';
import { findClinician, worksOn } from '../_data/clinician/clinician.ts';
import { findEligibility } from '../_data/eligibility/eligibility.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { drugByCode } from '../_data/formulary/drugs.ts';
import { getPayer, type Payer } from '../_data/payer/payer.ts';
import { findRegulatoryDetails } from '../_data/regulatoryDetails/regulatoryDetails.ts';
import { formularyAsked } from '../_data/versionedList/listPointer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

/** Loaded by the first request that has a diagnosis: reading a list needs no classification. */
const classification = () => import('../_parts/icd10/diseaseIndex.ts');

const sameNumber = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other) && emiratesIdDigits(one ?? '').toUpperCase() === emiratesIdDigits(other ?? '').toUpperCase();

/** Whether two records name the same patient, by Emirates ID or card number. */
export const isSamePatient = (
  one: { readonly emiratesId?: string | null | undefined; readonly cardNumber?: string | null | undefined },
  other: { readonly emiratesId?: string | null | undefined; readonly cardNumber?: string | null | undefined },
): boolean => sameNumber(one.emiratesId, other.emiratesId) || sameNumber(one.cardNumber, other.cardNumber);

/** The day of service: of the encounter, or today where a request has none. */
export const serviceDay = ({ encounterStart }: Pick<AuthorizationForm, 'encounterStart'>, now: Date): string =>
  emiratesDateOf(encounterStart ? new Date(encounterStart) : now);

/** The payer of a request, as far as it takes requests of the caller's facility. */
export async function checkPayer(
  { payerId }: Pick<AuthorizationForm, 'payerId'>,
  { store, scope, user }: SessionContext,
): Promise<Payer> {
  const payer = await getPayer(store, payerId);
  const refused = fail('payerTakesNoAuthorizations', { field: 'payerId' });
  if (!payer || payer.authorizations === null || scope.kind !== 'facility') throw refused;
  if (payer.authorizations === 'desk') return payer;
  if (user.regulatoryId === null || !isConnectedRegulator(user.regulatoryId)) throw refused;
  if (!(await findRegulatoryDetails(store, scope.facilityId))) throw fail('regulatorDetailsMissing');
  return payer;
}

/** A facility asks only for patients whom it has seen: it has checked their eligibility, under this identifier. */
async function checkPatient(form: AuthorizationForm, { store, scope }: SessionContext): Promise<void> {
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  if (form.eligibilityId !== undefined) {
    const found = await findEligibility(store, scope, form.eligibilityId);
    if (!found || !isSamePatient(found, form) || found.payerId !== form.payerId)
      throw invalid('eligibilityId', 'notThisPatient');
    return;
  }
  for (const identifier of [form.emiratesId, form.cardNumber]) {
    const partition = identifier ? partitionOf(scope, { kind: 'patient', identifier }) : null;
    if (partition && (await listHistory(store, partition, { take: 1 })).items.length > 0) return;
  }
  throw invalid(form.emiratesId ? 'emiratesId' : 'cardNumber', 'patientNotSeen');
}

async function checkClinicians(
  { lines }: AuthorizationForm,
  day: string,
  { store, scope }: SessionContext,
): Promise<void> {
  const named = lines.flatMap(({ clinician, orderingClinician }, at) => [
    ...(clinician ? [{ license: clinician, field: `lines.${at}.clinician` }] : []),
    ...(orderingClinician ? [{ license: orderingClinician, field: `lines.${at}.orderingClinician` }] : []),
  ]);
  const licenses = [...new Set(named.map(({ license }) => license))];
  const found = await Promise.all(licenses.map((license) => findClinician(store, scope, license)));
  const works = new Set(licenses.filter((_, at) => found[at] && worksOn(found[at], day)));
  const wrong = named.find(({ license }) => !works.has(license));
  if (wrong) throw fail('clinicianNotFound', { field: wrong.field });
}

async function checkDiagnoses({ diagnoses }: AuthorizationForm, day: string): Promise<void> {
  if (diagnoses.length === 0) return;
  const { isDiseaseCode } = await classification();
  const at = diagnoses.findIndex(({ code }) => !isDiseaseCode(code));
  const wrong = diagnoses[at];
  if (wrong) throw invalid(`diagnoses.${at}.code`, 'codeNotValid', { code: wrong.code, day: dateText(day) });
}

/** Whether the payer's list has withdrawn a drug by the day. One that it does not have may be asked for: that is what approvals are for. */
async function withdrawnDrugs(
  { payerId, lines }: AuthorizationForm,
  day: string,
  { store }: SessionContext,
): Promise<ReadonlySet<string>> {
  const codes = new Set(lines.filter(({ type }) => codeSetOf(type) === null).map(({ code }) => code));
  const list = codes.size > 0 ? await formularyAsked(store, payerId, endOfDay(day)) : null;
  if (!list) return new Set();
  const found = await Promise.all([...codes].map((code) => drugByCode(store, list, code)));
  return new Set([...codes].filter((_, at) => found[at] && !isOfferedOn(found[at], day)));
}

async function checkCodes(form: AuthorizationForm, day: string, ctx: SessionContext): Promise<void> {
  const { lines } = form;
  const { store } = ctx;
  const withdrawn = await withdrawnDrugs(form, day, ctx);
  const listed = lines.map(({ type, code }) => ({ codeSet: codeSetOf(type), code }));
  const holds = await Promise.all(
    listed.map(async ({ codeSet, code }) =>
      codeSet ? periodOn(await periodsOfCode(store, { codeSet, code }), day) !== null : !withdrawn.has(code),
    ),
  );
  const at = holds.indexOf(false);
  if (at >= 0) throw invalid(`lines.${at}.code`, 'codeNotValid', { code: listed[at]?.code ?? '', day: dateText(day) });
}

/** The rules of a request that need the clock or the store; throws for the first that is broken, answers the payer. */
export async function checkForm(form: AuthorizationForm, ctx: SessionContext): Promise<Payer> {
  const day = serviceDay(form, ctx.now());
  const payer = await checkPayer(form, ctx);
  await checkPatient(form, ctx);
  await checkClinicians(form, day, ctx);
  await checkDiagnoses(form, day);
  await checkCodes(form, day, ctx);
  return payer;
}
