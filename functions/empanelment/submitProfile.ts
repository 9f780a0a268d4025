import { isDeepStrictEqual } from 'node:util';
import { maskIban } from '../../shared/_field/iban.ts';
import { pauseClock, resumeClock, startClock } from '../../shared/_parts/dueClock.ts';
import type { ProfileBefore } from '../../shared/empanelment/form.ts';
import { empanelmentLife, promise } from '../../shared/empanelment/life.ts';
import { type ProfileForm, signedProfile } from '../../shared/empanelment/profile.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { askedAccountDelete, askedAccountPut } from '../_data/empanelment/askedAccount.ts';
import { openPut, type StoredEmpanelment, writesOf } from '../_data/empanelment/empanelment.ts';
import { newMail, type OutgoingMail } from '../_data/mail/outgoingMail.ts';
import { askedPayerOf, getPayer, isServing } from '../_data/payer/payer.ts';
import {
  accountAt,
  findProfile,
  isOfAnother,
  maskedAccount,
  type StoredProfile,
} from '../_data/providerProfile/providerProfile.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { makeMove } from '../_parts/life.ts';
import { withSecondFactor } from '../_parts/secondFactor/withSecondFactor.ts';
import { once } from '../_store/idempotency.ts';
import { checkKind } from './checkKind.ts';
import { empanelmentNews } from './empanelmentNews.ts';
import { knownFactsOf, ownFacility } from './knownFacts.ts';
import { newDraft, ownDraft } from './saveEmpanelmentDraft.ts';

type Submit = typeof empanelmentApi.endpoints.submitProfile;
type Place = Pick<BodyOf<Submit>, 'empanelmentId' | 'version'>;

/** The request that goes on: the one that the insurer returned, or a new one, which has never been stored. */
async function requestOf(ctx: SessionContext, { empanelmentId, version }: Place): Promise<StoredEmpanelment> {
  if (empanelmentId !== undefined) return ownDraft(ctx, { empanelmentId, version }, { ofProfile: true });
  return { ...(await newDraft(ctx, 'updateProfile')), version: 0 };
}

/** The request as this insurer's. The people who have looked at a request are those of its insurer. */
async function addressed(ctx: SessionContext, record: StoredEmpanelment, payerId: number): Promise<StoredEmpanelment> {
  const payer = await getPayer(ctx.store, payerId);
  const isAnother = record.revisions.length > 0 && record.payerId !== payerId;
  if (!payer || !isServing(payer) || isAnother) throw invalid('payerId', 'unknownChoice');
  const { payerName, payerNameArabic } = payer;
  return { ...record, payerId: askedPayerOf(payer), payerName, payerNameArabic };
}

function beforeOf(profile: StoredProfile | null, now: Date): ProfileBefore | null {
  if (!profile) return null;
  const { contactName, contactEmail, contactMobile, tradeLicenseNumber, services, version } = profile;
  const account = accountAt(profile, now);
  return {
    ...{ contactName, contactEmail, contactMobile, tradeLicenseNumber, services, version },
    account: account && maskedAccount(account),
  };
}

/** Something is changed, and the account is not another provider's; whose it is, nobody is told. */
async function checkProfile(
  ctx: SessionContext,
  form: ProfileForm,
  { record, profile }: { record: StoredEmpanelment; profile: StoredProfile | null },
) {
  const { account, payerId: _, ...contact } = form;
  const isSame = Object.entries(contact).every(([name, value]) =>
    isDeepStrictEqual(value, profile?.[name as keyof StoredProfile]),
  );
  const paid = profile && accountAt(profile, ctx.now());
  if (isSame && (!account || isDeepStrictEqual(account, paid))) throw fail('nothingChanged');
  if (account && (await isOfAnother(ctx.store, record, account.iban)))
    throw fail('ibanRefused', { field: 'account.iban' });
}

/** The person who is signed in and the contact on record are told by mail: a stolen session changes nothing in silence. */
function noticesOf(ctx: SessionContext, profile: StoredProfile | null): OutgoingMail[] {
  const readers = [ctx.user.userName, ...(profile ? [profile.contactEmail] : [])].map((reader) => reader.toLowerCase());
  return [...new Set(readers)].map((reader) => newMail(ctx, 'profileChangeAsked', reader));
}

/** Asks an insurer to change what it knows of the provider: signed by a second factor, and looked at by two people (REQ-NET-20). */
export const submitProfile: Operation<Submit> = async ({ body }, ctx) => {
  let mails: readonly OutgoingMail[] = [];
  const { data, isRepeated } = await once(ctx, empanelmentApi.endpoints.submitProfile, async () => {
    const prepared = await prepare(body, ctx);
    ({ mails } = prepared);
    return prepared;
  });
  if (!isRepeated) await Promise.all(mails.map((mail) => mail.queue()));
  return data;
};

async function prepare({ empanelmentId, version, proof, ...form }: BodyOf<Submit>, ctx: ContextOf<Submit>) {
  const facility = await ownFacility(ctx);
  const found = await requestOf(ctx, { empanelmentId, version });
  // Before the account is looked up: without a proof nobody learns which accounts are known here.
  const signed = await withSecondFactor(ctx, 'submitProfile', { subject: signedProfile(form), proof });
  const isFirst = found.revisions.length === 0;
  if (isFirst) checkKind(facility, 'updateProfile');
  const record = await addressed(ctx, { ...found, facts: knownFactsOf(facility) }, form.payerId);
  const profile = await findProfile(ctx.store, record);
  await checkProfile(ctx, form, { record, profile });
  const { next, event } = makeMove(ctx, empanelmentLife, {
    ...{ move: 'submit', record, seen: record.version, entity: 'empanelment', id: record.empanelmentId },
  });
  const { account, ...contact } = form;
  const submission = {
    number: record.revisions.length + 1,
    submittedAt: event.at,
    submittedByName: ctx.user.displayName,
    form: { ...contact, documents: [], branch: null },
    account: account && { ...account, iban: maskIban(account.iban) },
    before: beforeOf(profile, ctx.now()),
  };
  const after: StoredEmpanelment = {
    ...record,
    ...next,
    clock: isFirst ? startClock(ctx.now(), promise) : resumeClock(pauseClock(record.clock, ctx.now()), ctx.now()),
    revisions: [...record.revisions, submission],
    reviewedSince: event.at,
    submittedBy: ctx.user.userId,
    touchedAt: event.at,
    proposal: null,
  };
  const begun = { at: event.at, event: 'open', by: ctx.user.displayName, detail: null } as const;
  const mails = noticesOf(ctx, profile);
  return {
    data: { empanelmentId: after.empanelmentId },
    mails,
    items: [
      signed,
      ...writesOf(after, [...(isFirst ? [begun] : []), event]),
      ...(isFirst ? [openPut(after)] : []),
      account ? askedAccountPut(after, account) : askedAccountDelete(after),
      ...mails.map((mail) => mail.item),
      ...(await empanelmentNews(ctx, after)),
    ],
  };
}
