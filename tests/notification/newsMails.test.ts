import { beforeEach, describe, expect, it } from 'vitest';
import type { MailOutcome } from '../../functions/_connect/mail/mail.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { groupedNotificationPut, setRead } from '../../functions/_data/notification/notification.ts';
import { listDeadLetters } from '../../functions/_data/outbox/deadLetter.ts';
import { getUser, type UserChanges, userChange } from '../../functions/_data/user/user.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { postman } from '../support/outbox.ts';
import { aboutAnswer, aboutFile, aboutPassword, choose, tell } from './support/newsChoices.ts';

const { store, messages, logLines } = await startBackend();
const take = postman(messages);

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 4, day, 8)).toISOString());
});

/** Lets the minute's work be done, and gives the mails that went out with it. */
async function mails(outcome: MailOutcome = 'sent') {
  await sweep();
  return take(outcome);
}

const clinic = aFacility({ facilityRoles: ['Eligibility'] });
const desk = async () => {
  await putFacility(store, clinic).catch(() => null);
  return signIn({ roles: ['Standard'], facility: clinic });
};
async function changeUser({ user }: SignedIn, changes: UserChanges) {
  const before = await getUser(store, user.userId);
  if (!before || !(await writeTogether(store, [userChange(before, changes).item]))) throw new Error('Not changed');
}
const byMail = { answers: { byMail: true }, files: { byMail: true, inPortal: false } } as const;
const answer = aboutAnswer(clinic.facilityId);
const aboutOwnFile = { ...aboutFile, facilityId: clinic.facilityId };

describe('REQ-NET-15 a mail of news', () => {
  it('says how much of what has come, in both languages, with links to the news and to the choice', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, answer);
    await tell(as, answer);
    await tell(as, aboutOwnFile);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(as.user.userName);
    expect(mail?.text).toContain('- Answers to your requests: 2\n- Imports and exports: 1');
    expect(mail?.text).toContain('- الردود على طلباتك: 2');
    expect(mail?.text).toContain(`https://portal.example${linkedScreens.newsSettings}`);
    expect(mail?.html).toContain(`href="https://portal.example${linkedScreens.notifications}"`);
  });

  it('names no patient, no request and no file, and neither does the log', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, answer);
    await tell(as, aboutOwnFile);
    const before = logLines.length;
    const [mail] = await mails();
    const said = JSON.stringify([mail, logLines.slice(before)]);
    for (const secret of ['Canary', '0017', 'MF1-01K', 'x.csv', '01K000', 'Palm']) expect(said).not.toContain(secret);
  });

  it('goes to nobody who has not chosen it, and tells only of the groups that were chosen', async () => {
    const [usual, as] = [await desk(), await desk()];
    await choose(as, { files: { byMail: true } });
    for (const one of [usual, as]) for (const news of [answer, aboutPassword]) await tell(one, news);
    expect(await mails()).toEqual([]);
  });

  it('is one for a flood, and one more for all that comes in the quarter of an hour after it', async () => {
    const as = await desk();
    await choose(as, byMail);
    for (let times = 0; times < 60; times += 1) await tell(as, answer);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('requests: 60') }]);
    for (let minute = 0; minute < 14; minute += 1) {
      await tell(as, answer);
      passMinutes(59 / 60);
      expect(await mails()).toEqual([]);
    }
    passMinutes(1);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('requests: 14') }]);
    passMinutes(30);
    expect(await mails()).toEqual([]);
  });

  it('is one although two runs look at the same time', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, answer);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await mails()).toHaveLength(1);
  });

  it('comes of what the portal does not show, also where it has to wait', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, aboutOwnFile);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('exports: 1') }]);
    await tell(as, aboutOwnFile);
    expect(await mails()).toEqual([]);
    passMinutes(15);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('exports: 1') }]);
  });

  it('tells of nothing that was read in the portal before, nor of what came before it was chosen', async () => {
    const as = await desk();
    await tell(as, answer);
    passMinutes(1);
    await choose(as, byMail);
    await setRead(store, as.user.userId, await tell(as, answer), new Date());
    expect(await mails()).toEqual([]);
  });

  it('tells again of an entry that stands for more and has become unread again', async () => {
    const as = await signIn({ roles: ['InsurerUser'], facility: null, payerId: 971 });
    await choose(as, { work: { byMail: true } });
    const since = new Date();
    const news = { kind: 'deskRequestsWaiting', facts: {}, link: linkedScreens.worklist, facilityId: null } as const;
    for (let times = 0; times < 2; times += 1) {
      passMinutes(20);
      await writeTogether(store, [groupedNotificationPut(as.user.userId, news, { since, at: new Date() })]);
      expect(await mails()).toMatchObject([{ text: expect.stringContaining('Work that waits for you: 1') }]);
      expect(await mails()).toEqual([]);
    }
  });
});

describe('REQ-NET-15 no mail of news', () => {
  it.each<[string, UserChanges]>([
    ['locked', { isLocked: true }],
    ['removed', { access: 'removed' }],
    ['refused', { access: 'refused' }],
    ['not confirmed', { isEmailConfirmationRequired: true }],
  ])('goes to an account that is %s, before or after the mail was written', async (_, changes) => {
    const [before, after] = [await desk(), await desk()];
    for (const as of [before, after]) {
      await choose(as, byMail);
      await tell(as, answer);
    }
    await changeUser(before, changes);
    await sweep();
    await changeUser(after, changes);
    expect(await mails()).toEqual([]);
  });

  it('goes to who works elsewhere now', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, answer);
    const elsewhere = aFacility({ facilityRoles: ['Eligibility'] });
    await putFacility(store, elsewhere);
    const { facilityId } = elsewhere;
    await changeUser(as, { facilityIds: [facilityId], currentFacilityId: facilityId });
    expect(await mails()).toEqual([]);
  });

  it('goes to an administrator who has left the facility that the news is about; of the one that stays it does, also closed', async () => {
    const [left, stays] = [aFacility(), aFacility({ isActive: false })];
    for (const facility of [left, stays]) await putFacility(store, facility);
    const as = await signIn({ roles: ['ProviderAdmin'], facility: left });
    await changeUser(as, { facilityIds: [left.facilityId, stays.facilityId] });
    await choose(as, { facility: { byMail: true } });
    const about = ({ facilityId }: typeof left, kind: 'facilityChanged' | 'facilityClosed') =>
      tell(as, {
        ...{ kind, facts: { facilityName: 'Palm Clinic', facilityNameArabic: null } },
        ...{ link: `/facility/${facilityId}`, facilityId: null, toldAt: facilityId },
      });
    await about(left, 'facilityChanged');
    await about(left, 'facilityClosed');
    await about(stays, 'facilityClosed');
    await changeUser(as, { facilityIds: [stays.facilityId], currentFacilityId: stays.facilityId });
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('and its clinicians: 1') }]);
    await about(left, 'facilityChanged');
    passMinutes(20);
    expect(await mails()).toEqual([]);
  });

  it('goes to who has lost the right: a reviewer’s work, a reception’s answers', async () => {
    const reviewer = await signIn({ roles: ['InsurerUser'], facility: null, payerId: 971 });
    await choose(reviewer, { work: { byMail: true } });
    await tell(reviewer, { kind: 'deskRequestsWaiting', facts: {}, link: linkedScreens.worklist, facilityId: null });
    await changeUser(reviewer, { roles: ['Standard'] });
    const plain = aFacility();
    await putFacility(store, plain);
    const reception = await signIn({ roles: ['Eligibility'], facility: plain });
    await choose(reception, byMail);
    await tell(reception, aboutAnswer(plain.facilityId));
    await changeUser(reception, { roles: ['Standard'] });
    expect(await mails()).toEqual([]);
  });

  it('is lost: one that could not be delivered stands among what was not', async () => {
    const as = await desk();
    await choose(as, byMail);
    await tell(as, answer);
    expect(await mails('refused')).toHaveLength(1);
    const { items } = await listDeadLetters(store, { kind: 'email', take: 5 });
    expect(items[0]).toMatchObject({ topic: 'news', lastFault: 'refused' });
    expect(JSON.stringify(items[0])).not.toContain(as.user.userName);
  });
});
