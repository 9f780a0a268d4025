import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { chosen, saveNewsChoice } from '../../functions/_data/newsChoice/newsChoice.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { handler } from '../../functions/notification/index.ts';
import { newsGroupNames } from '../../shared/notification/newsGroups.ts';
import { kindsOfNews } from '../../shared/notification/newsReaders.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { callAnything, callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aboutAnswer, aboutFile, aboutPassword, choicesOf, choose, tell } from './support/newsChoices.ts';
import { choicesWith } from './support/newsChoiceValues.ts';

const { store } = await startBackend();
const { getNotifications, getNews, saveNewsChoices } = notificationApi.endpoints;

let day = 0;
beforeEach(() => {
  day += 1;
  setClock(new Date(Date.UTC(2026, 2, day, 8)).toISOString());
});

const someone = () => signIn({ roles: ['Eligibility'] });
const save = (as: SignedIn, body: unknown) => callAnything(handler, saveNewsChoices, { as, body });
const news = async (as: SignedIn) => (await callApi(handler, getNews, { as })).data;
const kinds = async (as: SignedIn, query: { take?: number; filter?: 'unread' } = {}) =>
  (await callApi(handler, getNotifications, { as, query })).data?.items.map(({ kind }) => kind);

describe('REQ-NET-15 what a person hears of', () => {
  it('is the portal and no mail for who has chosen nothing', async () => {
    expect(await choicesOf(await someone())).toMatchObject({ choices: choicesWith(), version: 0 });
  });

  it('has no group without a kind of news', () => {
    expect(new Set(Object.values(kindsOfNews).map(({ group }) => group))).toEqual(new Set(newsGroupNames));
  });

  it('is kept as it was chosen, for the one who chose it and for nobody else', async () => {
    const [as, other] = [await someone(), await someone()];
    const wanted = {
      files: { inPortal: false, byMail: true },
      surveys: { inPortal: false },
      circulars: { byMail: true },
    };
    expect(await choose(as, wanted)).toMatchObject({ http: 200, data: { choices: choicesWith(wanted), version: 1 } });
    expect(await choicesOf(as)).toMatchObject({ choices: choicesWith(wanted), version: 1 });
    expect(await choicesOf(other)).toMatchObject({ choices: choicesWith(), version: 0 });
  });

  it('is asked of what can come to the person, by the rights at this workplace', async () => {
    const groups = async (as: SignedIn) => (await choicesOf(as))?.shown;
    const personal = ['circulars', 'account', 'security'];
    const at = async (...roles: Parameters<typeof signIn>[0]['roles']) => groups(await signIn({ roles }));
    const of = async (...roles: Parameters<typeof signIn>[0]['roles']) =>
      groups(await signIn({ roles, facility: null, payerId: 971 }));
    const named = (...names: string[]) => newsGroupNames.filter((name) => [...names, ...personal].includes(name));
    const ofFacility = ['answers', 'questions', 'deadlines', 'network', 'facility'];
    // Seats, questions to the insurer and requests to join are of the facility, whatever the role.
    expect(await at('Standard')).toEqual(named(...ofFacility));
    expect(await at('Eligibility')).toEqual(named(...ofFacility, 'files'));
    // Only who asks for files is told of them.
    expect(await at('ProviderAdmin')).toEqual(newsGroupNames.filter((name) => name !== 'files'));
    expect(await of('InsurerUser')).toEqual(named('work', 'deadlines', 'network'));
    expect(await of('PayerAdmin')).toEqual(named('work', 'deadlines', 'network', 'prices', 'files'));
    expect(await groups(await signIn({ roles: ['SetupAdmin'], facility: null }))).toEqual([
      'work',
      'account',
      'security',
    ]);
  });

  it('stays chosen of what is not shown: a right that comes back finds it', async () => {
    const as = await signIn({ roles: ['Standard'] });
    await choose(as, { prices: { inPortal: false, byMail: true }, work: { byMail: true } });
    const { choices, version, shown } = (await choicesOf(as))!;
    expect(shown).not.toContain('prices');
    const next = { ...choices, files: { inPortal: false, byMail: false } };
    const saved = await callApi(handler, saveNewsChoices, { as, body: { choices: next, version } });
    expect(saved.data).toMatchObject({
      shown,
      choices: { prices: { inPortal: false, byMail: true }, work: { byMail: true } },
    });
    const again = await signIn({ roles: ['ProviderAdmin'] });
    expect((await choicesOf(again))?.shown).toContain('prices');
  });

  it('cannot be chosen for another person: there is no way to name one', async () => {
    const [as, victim] = [await someone(), await someone()];
    const body = { choices: choicesWith({ files: { inPortal: false } }), version: 0 };
    expect((await save(as, { ...body, userId: victim.user.userId })).http).toBe(400);
    await choose(as, { files: { inPortal: false } });
    await tell(victim, aboutFile);
    expect((await news(victim))?.unread).toBe(1);
  });

  it.each([
    ['the security of the account, in the portal', { security: { inPortal: false } }, 'choices.security.inPortal'],
    ['the mails about the security of the account, twice', { security: { byMail: true } }, 'choices.security.byMail'],
    [
      'circulars, which must be acknowledged',
      { circulars: { inPortal: false, byMail: true } },
      'choices.circulars.inPortal',
    ],
    ['answers, in both places', { answers: { inPortal: false } }, 'choices.answers.inPortal'],
    ['work that waits, in both places', { work: { inPortal: false } }, 'choices.work.inPortal'],
  ])('refuses to turn off %s', async (_, wanted, field) => {
    const as = await someone();
    const answer = await save(as, { choices: choicesWith(wanted), version: 0 });
    expect(answer).toMatchObject({ http: 400, errors: [{ field }] });
    expect(await choicesOf(as)).toMatchObject({ choices: choicesWith(), version: 0 });
  });

  it('shows what must be shown whatever is stored', async () => {
    const as = await someone();
    const { userId } = as.user;
    const choice = { userId, hidden: ['security', 'answers'], mailFrom: {}, version: 3, shape: 1 };
    const keys = { pk: 'NEWSCHOICES', sk: `CHOICE#${userId}`, unreadPk: `NOTIFICATIONS#${userId}` };
    await store.send(
      new PutCommand({
        TableName: tableName('users'),
        Item: { ...keys, ...choice },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    await tell(as, aboutPassword);
    expect((await news(as))?.unread).toBe(1);
    expect(await kinds(as)).toEqual(['passwordChanged']);
    expect(await choicesOf(as)).toMatchObject({ choices: choicesWith(), version: 3 });
  });

  it('of two tabs takes the first, and tells the second that it has changed', async () => {
    const as = await someone();
    await choose(as, { files: { inPortal: false } });
    const late = await save(as, { choices: choicesWith({ surveys: { inPortal: false } }), version: 0 });
    expect(late).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    expect((await choicesOf(as))?.choices).toEqual(choicesWith({ files: { inPortal: false } }));
    const both = await Promise.all(
      ['prices', 'surveys'].map((group) =>
        save(as, { choices: choicesWith({ [group]: { byMail: true } }), version: 1 }),
      ),
    );
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  });
});

describe('REQ-NET-15 the store of choices', () => {
  it('takes one of two that were made from the same one, also of two first ones', async () => {
    const { userId } = (await someone()).user;
    const first = chosen(userId, choicesWith(), { before: null, at: new Date() });
    expect(await saveNewsChoice(store, first, null)).toBe(true);
    expect(await saveNewsChoice(store, first, null)).toBe(false);
    const second = chosen(userId, choicesWith(), { before: first, at: new Date() });
    expect(await saveNewsChoice(store, second, first)).toBe(true);
    expect(await saveNewsChoice(store, second, first)).toBe(false);
  });
});

describe('REQ-NET-15 the bell', () => {
  it('neither counts nor lists what was turned off, and has the rest', async () => {
    const as = await someone();
    await tell(as, aboutFile);
    const answer = await tell(as, aboutAnswer(as.user.facilityId!));
    await tell(as, aboutFile);
    await choose(as, { files: { inPortal: false } });
    expect(await news(as)).toMatchObject({ unread: 1, newest: [{ notificationId: answer }] });
    expect(await kinds(as)).toEqual(['eligibilityEligible']);
    expect(await kinds(as, { filter: 'unread' })).toEqual(['eligibilityEligible']);
  });

  it('fills a page with what is shown, however much before it is not', async () => {
    const as = await someone();
    await tell(as, aboutPassword);
    for (let times = 0; times < 12; times += 1) await tell(as, aboutFile);
    await choose(as, { files: { inPortal: false } });
    expect(await kinds(as, { take: 3 })).toEqual(['passwordChanged']);
  });

  it('has all of it again when the choice changes back: nothing was lost, and what was set aside is read', async () => {
    const as = await someone();
    await choose(as, { files: { inPortal: false } });
    await tell(as, aboutFile);
    await sweep();
    await tell(as, aboutFile);
    await choose(as, {});
    expect(await kinds(as)).toEqual(['exportDone', 'exportDone']);
    expect((await news(as))?.unread).toBe(1);
  });

  it('counts on behind a hundred that were turned off', async () => {
    const as = await someone();
    await tell(as, aboutPassword);
    await choose(as, { files: { inPortal: false } });
    for (let times = 0; times < 101; times += 1) await tell(as, aboutFile);
    expect((await news(as))?.unread).toBe(0);
    await sweep();
    await sweep();
    expect(await news(as)).toMatchObject({ unread: 1, newest: [{ kind: 'passwordChanged' }] });
  });
});
