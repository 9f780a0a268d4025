import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePayerSettings, getPayer, listPayers } from '../../functions/_data/payer/payer.ts';
import { changeUser, findUserByName, putUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { setUpPortal } from '../../functions/_workers/setUpPortal.ts';
import { handler as account } from '../../functions/account/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aUser } from '../support/builders.ts';

const { store, logLines } = await startBackend();
process.env.HUMAN_VERIFICATION = 'off';
const operate = setUpPortal(wiring);
const { login, getSession } = accountApi.endpoints;

const mariam = { userName: 'mariam@portal.example', firstName: 'Mariam', lastName: 'Khalid' };
const saeed = { userName: 'saeed@portal.example', firstName: 'Saeed', lastName: 'Rashid' };

async function invite(administrator: object = mariam) {
  const answer = await operate({ administrator });
  return { ...answer, temporaryPassword: answer.outcome === 'invited' ? answer.temporaryPassword : '' };
}

const signInWith = (password: string, userName = mariam.userName) =>
  callApi(account, login, { query: {}, body: { userName, password, token: '' } });

/** A portal without accounts, as a new one is. */
beforeEach(async () => {
  setClock('2026-03-01T08:00:00Z');
  process.env.SECOND_FACTOR = 'required';
  const TableName = process.env.USERS_TABLE;
  for (const pk of ['ADMINISTRATORS#PORTAL', ...[mariam, saeed].map(({ userName }) => `USERNAME#${userName}`)]) {
    const { Items = [] } = await store.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      }),
    );
    for (const { sk } of Items) await store.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  }
});

describe('the invitation of the first administrator', () => {
  it('opens one sign-in, which owes a second factor and a new password before anything else', async () => {
    const { outcome, temporaryPassword } = await invite();
    expect(outcome).toBe('invited');
    const signedIn = await signInWith(temporaryPassword);
    expect(signedIn.data?.roles).toEqual(['SuperAdmin']);
    expect(signedIn.data?.pendingSteps.slice(0, 2)).toEqual(['enrolSecondFactor', 'changePassword']);
    expect((await signInWith(temporaryPassword)).errors[0]?.code).toBe('temporaryPasswordExpired');
  });

  it('is void after a day', async () => {
    const { temporaryPassword } = await invite();
    passMinutes(24 * 60 + 1);
    expect((await signInWith(temporaryPassword)).errors[0]?.code).toBe('temporaryPasswordExpired');
  });

  it('is on record without the password, which stands in no log line', async () => {
    const { temporaryPassword } = await invite();
    const user = await findUserByName(store, mariam.userName);
    expect(await auditsOf(store, `USER#${user?.userId}`)).toMatchObject([
      { action: 'operator.inviteAdministrator', actor: null, after: { roles: ['SuperAdmin'] } },
    ]);
    expect(JSON.stringify(await auditsOf(store, `USER#${user?.userId}`))).not.toContain(temporaryPassword);
    expect(logLines.join('\n')).not.toContain(temporaryPassword);
    expect(JSON.stringify(user)).not.toContain(temporaryPassword);
  });

  it('that was caught is made void by the next one, with the session that was begun by it', async () => {
    const caught = await invite();
    const thief = await signInWith(caught.temporaryPassword);
    const again = await invite();
    expect(again.outcome).toBe('invited');
    const as = { token: thief.data?.accessToken ?? '', sessionId: '', user: {} } as never;
    expect((await callApi(account, getSession, { as })).http).toBe(401);
    expect((await signInWith(caught.temporaryPassword)).errors[0]?.code).toBe('wrongCredentials');
    expect((await signInWith(again.temporaryPassword)).http).toBe(200);
  });

  it('is refused once it was taken up', async () => {
    await invite();
    const user = await findUserByName(store, mariam.userName);
    if (!user) throw new Error('Nobody was invited');
    await changeUser(store, user, { passwordChangedAt: '2026-03-01T08:05:00.000Z', isResetPasswordRequired: false });
    expect(await invite()).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('taken up') });
    expect((await findUserByName(store, mariam.userName))?.version).toBe(user.version + 1);
  });

  it('is refused for a second person, also of two operators at once', async () => {
    const answers = await Promise.all([invite(mariam), invite(saeed)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['invited', 'refused']);
    const invited = await Promise.all([mariam, saeed].map(({ userName }) => findUserByName(store, userName)));
    expect(invited.filter(Boolean)).toHaveLength(1);
    expect((await invite(invited[0] ? saeed : mariam)).outcome).toBe('refused');
  });

  it('is refused in a portal that has an administrator who was not invited so', async () => {
    await putUser(store, aUser({ roles: ['SetupAdmin'] }));
    expect(await invite()).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('administrator') });
    expect(await findUserByName(store, mariam.userName)).toBeNull();
  });

  it.each([
    ['no e-mail address', { ...mariam, userName: 'mariam' }],
    ['no name', { ...mariam, firstName: '' }],
    ['a role of the sender’s choice', { ...mariam, roles: ['PayerAdmin'] }],
  ])('is refused with %s', async (_, person) => {
    expect((await invite(person)).outcome).toBe('refused');
    expect(await findUserByName(store, mariam.userName)).toBeNull();
  });
});

describe('the payers that an operator loads', () => {
  const payer = (payerId: number, changes: object = {}) => ({
    payerId,
    payerName: `Payer ${payerId}`,
    payerNameArabic: `جهة ${payerId}`,
    payerCode: `INS${payerId}`,
    services: ['eligibility'],
    answers: 'gateway',
    authorizations: null,
    ...changes,
  });
  const load = (...payers: object[]) => operate({ payers });

  it('are added once, changed over what is there, and keep their settings', async () => {
    expect(await load(payer(601), payer(602))).toMatchObject({ outcome: 'loaded', added: 2, changed: 0, same: 0 });
    const changes = { answerMinutes: 15, limits: { concurrent: 2, perMinute: 60 } };
    await changePayerSettings(store, provenPayerId(601), { version: 0, changes });
    const renamed = payer(601, { payerName: 'Renamed' });
    expect(await load(renamed, payer(602))).toMatchObject({ outcome: 'loaded', added: 0, changed: 1, same: 1 });
    expect(await getPayer(store, 601)).toMatchObject({ payerName: 'Renamed', ...changes, settingsVersion: 1 });
    expect(await auditsOf(store, 'PAYER#601')).toMatchObject([
      { action: 'operator.loadPayer', after: { payerName: 'Payer 601' } },
      { action: 'operator.loadPayer', before: { payerName: 'Payer 601' }, after: { payerName: 'Renamed' } },
    ]);
  });

  it.each([
    ['a number twice', [payer(611), payer(611, { payerCode: 'INS612' })]],
    ['a code twice', [payer(611), payer(612, { payerCode: 'INS611' })]],
    ['a code that is none', [payer(611, { payerCode: '../admin' })]],
    ['settings, which are not the operator’s', [payer(611, { rulesNeedApproval: false })]],
    ['no payer', []],
  ])('are refused with %s, and nothing is stored', async (_, payers) => {
    const before = await listPayers(store);
    expect(await load(...payers)).toMatchObject({ outcome: 'refused' });
    expect(await listPayers(store)).toEqual(before);
  });

  it('are refused with the code of a payer that the list does not name', async () => {
    await load(payer(621));
    expect(await load(payer(622, { payerCode: 'INS621' }))).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('INS621'),
    });
    expect(await getPayer(store, 622)).toBeNull();
  });
});

it('anything else is refused', async () => {
  for (const event of [{}, null, { administrator: mariam, payers: [] }, { start: 'eligibilityRows' }]) {
    expect(await operate(event)).toMatchObject({ outcome: 'refused' });
  }
});
