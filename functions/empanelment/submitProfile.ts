import { isDeepStrictEqual } from 'node:util';
import { maskIban } from '../../shared/_field/iban.ts';
import type { ProfileBefore } from '../../shared/empanelment/form.ts';
import { type ProfileForm, signedProfile } from '../../shared/empanelment/profile.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { askedAccountDelete, askedAccountPut } from '../_data/empanelment/askedAccount.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';
import { newMail, type OutgoingMail } from '../_data/mail/outgoingMail.ts';
import {
  accountAt,
  findProfile,
  isOfAnother,
  maskedAccount,
  type StoredProfile,
} from '../_data/providerProfile/providerProfile.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { withSecondFactor } from '../_parts/secondFactor/withSecondFactor.ts';
import { once } from '../_store/idempotency.ts';
import { endDraft } from './changeDrafts.ts';
import { askedChange, changeWrites, submittedAgain } from './submission.ts';

type Submit = typeof empanelmentApi.endpoints.submitProfile;
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

async function prepare(body: BodyOf<Submit>, ctx: ContextOf<Submit>) {
  const { empanelmentId, version, draftVersion, proof, ...form } = body;
  const record = await askedChange(ctx, { kind: 'updateProfile', payerId: form.payerId, empanelmentId, version });
  // Before the account is looked up: without a proof nobody learns which accounts are known here.
  const signed = await withSecondFactor(ctx, 'submitProfile', { subject: signedProfile(form), proof });
  const profile = await findProfile(ctx.store, record);
  await checkProfile(ctx, form, { record, profile });
  const { account, ...contact } = form;
  const submitted = submittedAgain(ctx, record, {
    form: { ...contact, documents: [], branch: null },
    terms: null,
    account: account && { ...account, iban: maskIban(account.iban) },
    before: beforeOf(profile, ctx.now()),
  });
  const { after } = submitted;
  const mails = noticesOf(ctx, profile);
  return {
    data: { empanelmentId: after.empanelmentId },
    mails,
    items: [
      signed,
      ...(await changeWrites(ctx, submitted)),
      ...(await endDraft(ctx, null, draftVersion)),
      account ? askedAccountPut(after, account) : askedAccountDelete(after),
      ...mails.map((mail) => mail.item),
    ],
  };
}
