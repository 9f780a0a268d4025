import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCardPhoto, findCardReading, keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { sha256 } from '../../functions/_kit/canonicalJson.ts';
import { handler } from '../../functions/account/index.ts';
import { cardPhoto } from '../../infra/local/cardReader/photo.ts';
import { simulatorPublicKey } from '../../infra/local/cardReader/signingKey.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, callApi, passMinutes, setClock, signIn, startBackend } from '../support/api.ts';
import { aCard, aReading } from '../support/cardReading.ts';
import { solve } from '../support/verification.ts';

const { store, logLines } = await startBackend();
const { beginCardReading, getHumanVerification, verifyCardReading } = accountApi.endpoints;

// The limits without it are of interest in most of these tests.
beforeEach(() => {
  process.env.HUMAN_VERIFICATION = 'off';
});
afterEach(() => {
  process.env.HUMAN_VERIFICATION = 'on';
});

async function begin(): Promise<string> {
  const { data } = await callApi(handler, beginCardReading, { body: {} });
  if (!data) throw new Error('No request id');
  return data.requestId;
}

const verify = (requestId: string, toolkitResponse = aReading({ requestId })) =>
  callApi(handler, verifyCardReading, { body: { requestId, toolkitResponse } });

const refused = { http: 200, status: -1, data: null, errors: [{ code: 'cardReadRefused' }] };

describe('the request id', () => {
  it('REQ-REG-48 is base64 of 40 random characters, another one each time, for five minutes', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const { http, data } = await callApi(handler, beginCardReading, { body: {} });
    expect({ http, expiresAt: data?.expiresAt }).toEqual({ http: 200, expiresAt: '2026-11-21T08:05:00.000Z' });
    expect(Buffer.from(data?.requestId ?? '', 'base64').toString()).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(await begin()).not.toBe(data?.requestId);
  });

  it('is given out to each signed-in person of a clinic, sixty times in five minutes, however many share its address', async () => {
    setClock('2026-12-02T08:00:00.000Z');
    const [one, other] = [await signIn({ roles: ['Eligibility'] }), await signIn({ roles: ['Eligibility'] })];
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await callApi(handler, beginCardReading, { body: {}, as: one })).http);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await callApi(handler, beginCardReading, { body: {}, as: other })).http).toBe(200);
    const refused = await callApi(handler, beginCardReading, { body: {}, as: one, sourceIp: '198.51.100.1' });
    expect(refused).toMatchObject({ http: 429, errors: [{ values: { retryAt: '2026-12-02T08:05:00.000Z' } }] });
  });

  it('asks a visitor’s network for the human verification after ten, each time, and nobody who is signed in', async () => {
    process.env.HUMAN_VERIFICATION = 'on';
    setClock('2026-12-04T08:00:00.000Z');
    const beginFrom = (place: number, token = '') =>
      callApi(handler, beginCardReading, { body: { token }, sourceIp: `2001:db8:0:9::${place.toString(16)}` });
    for (let turn = 0; turn < 10; turn += 1) expect((await beginFrom(turn)).http).toBe(200);
    const needed = { http: 403, status: -4, errors: [{ code: 'verificationNeeded', field: 'token' }] };
    expect(await beginFrom(11)).toMatchObject(needed);
    const token = await solve((await callApi(handler, getHumanVerification, { query: {} })).data);
    expect((await beginFrom(12, token)).http).toBe(200);
    expect(await beginFrom(13, token)).toMatchObject(needed);
    const as = await signIn({ roles: ['Eligibility'] });
    const signedIn = await callApi(handler, beginCardReading, { body: {}, as, sourceIp: '2001:db8:0:9::1' });
    expect(signedIn.http).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one visitor, and a made-up token as none', async () => {
    setClock('2026-12-03T08:00:00.000Z');
    const headers = { authorization: 'Bearer a.b.c' };
    const sourceIp = (turn: number) => `2001:db8:0:7::${turn.toString(16)}`;
    for (let turn = 0; turn < 60; turn += 1)
      await callApi(handler, beginCardReading, { body: {}, headers, sourceIp: sourceIp(turn) });
    expect((await callApi(handler, beginCardReading, { body: {}, headers, sourceIp: sourceIp(60) })).http).toBe(429);
    expect((await callApi(handler, beginCardReading, { body: {}, sourceIp: '2001:db8:0:8::1' })).http).toBe(200);
  });

  it('is given out sixty times in five minutes to one address, then no more', async () => {
    setClock('2026-12-01T08:00:00.000Z');
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1)
      statuses.push((await callApi(handler, beginCardReading, { body: {} })).http);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(statuses[60]).toBe(429);
  });
});

describe('a reading', () => {
  it('REQ-REG-47 REQ-REG-48 is answered with name, date of birth, Emirates ID and photograph', async () => {
    const { http, status, data } = await verify(await begin());
    expect({ http, status }).toEqual({ http: 200, status: 1 });
    expect(data).toEqual({
      cardReadId: expect.stringMatching(/^[\w-]{32}$/),
      fullName: 'Salama,Ali,Al,Nuaimi',
      doB: aCard().bornOn,
      emiratesIdNumber: aCard().emiratesId,
      photo: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      isVerified: true,
    });
  });

  it('is kept as Emirates ID, name and expiry, and its photograph apart, for a quarter of an hour', async () => {
    setClock('2026-11-22T08:00:00.000Z');
    const cardReadId = (await verify(await begin())).data?.cardReadId ?? '';
    const query = {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `CARDREADING#${cardReadId}` },
    };
    const { Items } = await store.send(new QueryCommand({ TableName: process.env.USERS_TABLE, ...query }));
    const expiresAt = Date.parse('2026-11-22T08:15:00Z') / 1000;
    const pk = `CARDREADING#${cardReadId}`;
    expect(Items).toEqual([
      { pk, sk: 'PHOTO', photo: new Uint8Array(Buffer.from(cardPhoto, 'base64')), expiresAt, shape: 1 },
      {
        pk,
        shape: 1,
        sk: 'READING',
        emiratesId: aCard().emiratesId,
        fullName: 'Salama,Ali,Al,Nuaimi',
        fullNameArabic: 'سلامة,علي,النعيمي',
        bornOn: '1984-05-19',
        expiresOn: aCard().expiresOn,
        isVerified: true,
        expiresAt,
      },
    ]);
    passMinutes(14);
    const found = await findCardReading(store, cardReadId, new Date());
    expect(found).toMatchObject({ emiratesId: aCard().emiratesId, isVerified: true });
    expect(found && (await findCardPhoto(store, found, new Date()))).not.toBeNull();
    passMinutes(1);
    expect(await findCardReading(store, cardReadId, new Date())).toBeNull();
    expect(found && (await findCardPhoto(store, found, new Date()))).toBeNull();
    expect(await findCardReading(store, 'another', new Date())).toBeNull();
  });

  it('made offline is shown, and proves nothing', async () => {
    const requestId = await begin();
    const { status, data } = await verify(requestId, aReading({ requestId, isOffline: true }));
    expect({ status, isVerified: data?.isVerified }).toEqual({ status: 1, isVerified: false });
    expect(await findCardReading(store, data?.cardReadId ?? '', new Date())).toBeNull();
  });

  it('counts as verified nowhere while no key of the toolkit is configured', async () => {
    process.env.TOOLKIT_PUBLIC_KEY = 'none';
    try {
      const { data } = await verify(await begin());
      expect(data?.isVerified).toBe(false);
    } finally {
      process.env.TOOLKIT_PUBLIC_KEY = simulatorPublicKey;
    }
  });

  it('leaves no trace of the card in the log', async () => {
    logLines.splice(0);
    await verify(await begin());
    const written = logLines.join('\n');
    expect(written).toContain('verifyCardReading');
    for (const secret of [aCard().emiratesId, 'Nuaimi', aCard().cardNumber]) expect(written).not.toContain(secret);
  });
});

describe('what is refused', () => {
  it('REQ-REG-48 a reading that is sent a second time, also at the same moment', async () => {
    const requestId = await begin();
    const answers = await Promise.all([verify(requestId), verify(requestId), verify(requestId)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(await verify(requestId)).toMatchObject(refused);
  });

  it('a reading for a request that the server never opened', async () => {
    const ownId = Buffer.from('b'.repeat(40)).toString('base64');
    expect(await verify(ownId)).toMatchObject(refused);
  });

  it('a reading for another request, which then cannot be used any more either', async () => {
    const [mine, others] = [await begin(), await begin()];
    expect(await verify(mine, aReading({ requestId: others }))).toMatchObject(refused);
    expect(await verify(mine)).toMatchObject(refused);
    expect(await verify(others)).toMatchObject({ status: 1 });
  });

  it('a reading more than five minutes after its request', async () => {
    setClock('2026-11-23T08:00:00.000Z');
    const requestId = await begin();
    passMinutes(6);
    expect(await verify(requestId)).toMatchObject(refused);
  });

  it.each([
    ['long before its request', '2026-11-24T07:50:00.000Z'],
    ['in the future', '2026-11-24T08:10:00.000Z'],
  ])('a reading that was made %s', async (_, readAt) => {
    setClock('2026-11-24T08:00:00.000Z');
    const requestId = await begin();
    const answer = await verify(requestId, aReading({ requestId, now: new Date(readAt) }));
    expect(answer).toMatchObject(refused);
  });

  it('an Emirates ID whose check digit is wrong, and no Emirates ID', async () => {
    const { emiratesId } = aCard();
    const otherDigit = `${emiratesId.slice(0, 14)}${(Number(emiratesId[14]) + 1) % 10}`;
    for (const wrong of [otherDigit, '']) {
      const requestId = await begin();
      const offline = aReading({ requestId, isOffline: true });
      const changed = offline.replace(/<IDNumber>\d+</, `<IDNumber>${wrong}<`);
      expect(await verify(requestId, changed), wrong).toMatchObject(refused);
    }
  });

  it('a signed reading that somebody changed', async () => {
    const requestId = await begin();
    const changed = aReading({ requestId }).replaceAll(aCard().emiratesId, aCard(1).emiratesId);
    expect(await verify(requestId, changed)).toMatchObject(refused);
  });

  it.each([
    '',
    '<a>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '{"json":true}',
    '<a/>'.repeat(3),
  ])('something else than a reading: %j', async (text) => {
    const requestId = await begin();
    const answer = await callAnything(handler, verifyCardReading, { body: { requestId, toolkitResponse: text } });
    expect(answer).toMatchObject(text === '' ? { http: 400 } : refused);
  });

  it('a stored item of another shape', async () => {
    const item = { pk: 'CARDREADING#odd', sk: 'READING', emiratesId: 1, isVerified: true };
    await store.send(new PutCommand({ TableName: process.env.USERS_TABLE, Item: item }));
    expect(await findCardReading(store, 'odd', new Date())).toBeNull();
    const request = { pk: `CARDREADING#${sha256('odd')}`, sk: 'REQUEST', expiresAt: 1 };
    await store.send(new PutCommand({ TableName: process.env.USERS_TABLE, Item: request }));
    expect(await verify('odd')).toMatchObject(refused);
  });
});

it('two readings of one person have ids of their own', async () => {
  const value = { emiratesId: aCard().emiratesId, fullName: 'A', expiresOn: null, isVerified: true };
  const ids = await Promise.all([1, 2].map(() => keepCardReading(store, value, new Date())));
  expect(new Set(ids).size).toBe(2);
});
