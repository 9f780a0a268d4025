import type { Language } from '../../../shared/_field/bilingual.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { retryDelaySeconds } from '../../../shared/_field/retryDelay.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { newsGroupNames, newsGroups } from '../../../shared/notification/newsGroups.ts';
import { composeMail } from '../../_connect/mail/composeMail.ts';
import type { Mail, SendMail } from '../../_connect/mail/mail.ts';
import { mayBeMailedNews } from '../../_data/newsChoice/newsReader.ts';
import { type EmailEntry, outboxBury, outboxFinish, outboxReturn } from '../../_data/outbox/outbox.ts';
import { queueRetry } from '../../_data/outbox/outboxQueue.ts';
import { newEmailCode } from '../../_data/user/emailCode.ts';
import { isUnused, lockNotice, readLastSignIn } from '../../_data/user/lastSignIn.ts';
import { newResetCode } from '../../_data/user/resetCode.ts';
import { findUserByName, type User } from '../../_data/user/user.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { writeTogether } from '../../_store/transaction.ts';

export interface Mailing {
  readonly wiring: Wiring;
  readonly send: SendMail;
  /** Where the portal is reached: links begin with it. */
  readonly portalUrl: string;
  readonly maxAttempts: number;
  readonly retryBaseSeconds: number;
}

/** Sends the mail of a claimed outbox entry. Returns the outcome's name for the log. */
export async function sendEmail(mailing: Mailing, entry: EmailEntry): Promise<string> {
  const { store, now } = mailing.wiring;
  const later = entry.topic === 'accountLocksSoon' ? await laterNotice(mailing, entry) : null;
  if (later) {
    await writeTogether(store, [outboxReturn(entry, later, 0)]);
    return 'notYet';
  }
  const mail = await mailOf(mailing, entry);
  const outcome = mail ? await mailing.send(mail) : 'noReader';
  if (outcome === 'unavailable' && entry.attempts < mailing.maxAttempts) return tryAgain(mailing, entry);
  const isUndelivered = outcome === 'unavailable' || outcome === 'refused';
  const end = isUndelivered ? outboxBury(entry, { now: now(), fault: outcome }) : outboxFinish(entry, now());
  await writeTogether(store, [end]);
  return outcome === 'unavailable' ? 'givenUp' : outcome;
}

/** When the notice of a lock is due instead of now: its reader has signed in since it was written. */
async function laterNotice({ wiring: { store, now } }: Mailing, { userName }: EmailEntry): Promise<Date | null> {
  const user = await findUserByName(store, userName);
  const due = user && lockNotice(user, await readLastSignIn(store, user.userId), now());
  return due instanceof Date ? due : null;
}

/** The mail, or null where the account that it is about no longer exists, or where a later code has been mailed. */
async function mailOf({ wiring, portalUrl }: Mailing, entry: EmailEntry): Promise<Mail | null> {
  const user = await findUserByName(wiring.store, entry.userName);
  if (!user) return mailToAddress(entry);
  const reader = { to: user.email, name: displayNameOf(user) || null };
  if (entry.topic === 'emailCode') {
    const code = await newEmailCode(wiring.store, user, wiring.now());
    return code === null ? null : composeMail('emailCode', { ...reader, code });
  }
  if (entry.topic === 'accountLocksSoon') {
    const isDue = lockNotice(user, await readLastSignIn(wiring.store, user.userId), wiring.now()) === 'now';
    return isDue ? composeMail(entry.topic, { ...reader, url: portalUrl }) : null;
  }
  if (entry.topic === 'news') return newsMail({ wiring, portalUrl }, entry, user);
  if (entry.topic !== 'passwordReset') return composeMail(entry.topic, reader);
  // Made here and not by the call: the call must not tell by its time whether there is an account, and no code waits in a table.
  const code = await newResetCode(wiring.store, user.userId, wiring.now());
  const url = new URL(linkedScreens.resetPassword, portalUrl);
  url.searchParams.set('resetCode', code);
  return composeMail('passwordReset', { ...reader, url: url.href });
}

/** How much news waits for somebody; null for who has left since, or cannot use the account. It says nothing of what the news is about. */
async function newsMail(
  { wiring, portalUrl }: Pick<Mailing, 'wiring' | 'portalUrl'>,
  { counts = {} }: EmailEntry,
  user: User,
): Promise<Mail | null> {
  const { store, now } = wiring;
  if (!mayBeMailedNews(user) || isUnused(user, await readLastSignIn(store, user.userId), now())) return null;
  const groups = newsGroupNames.filter((group) => counts[group] !== undefined);
  const linesIn = (language: Language) =>
    groups.map((group) => `${newsGroups[group].title[language]}: ${counts[group]}`);
  const urlOf = (path: string) => new URL(path, portalUrl).href;
  return composeMail('news', {
    to: user.email,
    name: displayNameOf(user) || null,
    lines: { en: linesIn('en'), ar: linesIn('ar') },
    url: urlOf(linkedScreens.notifications),
    lastUrl: urlOf(linkedScreens.newsSettings),
  });
}

/** A mail to somebody without an account: a contact of a provider, or a person who asked for a new password with an address that no account has. */
function mailToAddress({ topic, userName }: EmailEntry): Mail | null {
  const reader = { to: userName, name: null };
  if (topic === 'passwordReset') return composeMail('noAccount', reader);
  return topic === 'profileChangeAsked' || topic === 'accountChangeApproved' ? composeMail(topic, reader) : null;
}

async function tryAgain({ wiring, retryBaseSeconds }: Mailing, entry: EmailEntry): Promise<string> {
  const delaySeconds = retryDelaySeconds(entry.attempts, retryBaseSeconds, Math.random());
  const dueAt = new Date(wiring.now().getTime() + delaySeconds * 1000);
  const isReturned = await writeTogether(wiring.store, [outboxReturn(entry, dueAt, entry.attempts)]);
  if (isReturned) await queueRetry(entry, delaySeconds);
  return 'unavailable';
}
