import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../../functions/_demo/accounts.ts';
import { chance } from '../../../functions/_demo/chance.ts';
import { gatewayMembers } from '../../../functions/_demo/members.ts';
import { pearl } from '../../../functions/_demo/payers.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { dataOf, deskNames } from '../../bench/mixPeople.ts';
import { callPortal } from '../../bench/portal.ts';

const seed = 20_261_126;
/** Between two calls of a person. */
const pauseMs = 20;
/** While a work list is empty. */
const idleMs = 100;

const reviewer = 'reviewer@pearl.example';
/** The desk whose facility asks the reviewer's payer too. */
const ofReviewersNetwork = 'reception@noor-clinic.example';
/** Below what the portal takes of a person in an hour. */
const mostFiles = 90;

/** A request that the portal has accepted: whose it is, and when it said so. */
export interface Accepted {
  readonly eligibilityId: string;
  readonly userName: string;
  readonly at: number;
}

export interface LoadReport {
  readonly accepted: readonly Accepted[];
  readonly answers: number;
  readonly uploads: number;
  readonly failures: readonly string[];
}

export interface Load {
  /** Waits until there are so many of each; throws when a call fails. */
  readonly until: (enough: { readonly requests: number; readonly uploads: number }) => Promise<void>;
  /** Answers when the last call that was under way has its answer. */
  readonly stop: () => Promise<LoadReport>;
}

export async function tokenOf(url: string, userName: string): Promise<string> {
  const body = { userName, password: demoPassword };
  const login = callPortal(url, { method: 'POST', path: '/api/account/login', body });
  return (await dataOf<{ accessToken: string }>(login)).accessToken;
}

/** POST of somebody who is signed in: what it answers, null too. */
async function post<Data>(url: string, path: string, token: string, body: unknown): Promise<Data> {
  const headers = { 'idempotency-key': randomUUID() };
  const [status, text] = await callPortal(url, { method: 'POST', path, token, headers, body });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** A file that no other is like. */
const letter = (): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<</Title(${randomUUID()})>>\nendobj\n%%EOF`);

const answering = gatewayMembers.filter(({ behaviour }) => behaviour === 'answers');

/** What people do at a time when somebody takes a copy: desks ask payers and send files, a reviewer answers. */
export async function startLoad(url: string, desks: number): Promise<Load> {
  const accepted: Accepted[] = [];
  const failures: string[] = [];
  const done = { answers: 0, uploads: 0 };
  const random = chance(seed);
  let isStopped = false;

  const submit = async (token: string, userName: string) => {
    const { payerId, emiratesId } = random.pick(answering);
    const toReviewer = userName === ofReviewersNetwork && random.next() < 0.3;
    const request = { payerId: toReviewer ? pearl : payerId, emiratesId, eidReasonId: 1, serviceCategoryId: 1 };
    const path = '/api/eligibilitycheck/addeligibilityrequest';
    const serviceDate = emiratesDateOf(new Date());
    const { eligibilityId } = await post<{ eligibilityId: string }>(url, path, token, { ...request, serviceDate });
    accepted.push({ eligibilityId, userName, at: Date.now() });
  };
  const upload = async (token: string) => {
    const file = letter();
    const announced = { fileName: 'letter.pdf', bytes: file.length };
    const begun = await post<{ attachmentId: string; url: string }>(url, '/api/attachment/begin', token, announced);
    const sent = await fetch(new URL(begun.url, url), {
      method: 'PUT',
      headers: { 'if-none-match': '*' },
      body: new Uint8Array(file),
    });
    if (!sent.ok) throw new Error(`The file was not taken: ${sent.status} ${await sent.text()}`);
    await post(url, '/api/attachment/check', token, { attachmentId: begun.attachmentId });
    done.uploads += 1;
  };
  const answer = async (token: string) => {
    const taken = await post<{ eligibilityId: string; version: number } | null>(
      url,
      '/api/eligibilityworklist/takenext',
      token,
      undefined,
    );
    if (!taken) return sleep(idleMs);
    const { eligibilityId, version } = taken;
    const body = { eligibilityId, version, result: 'notEligible', denialCode: 'NCOV-003' };
    await post(url, '/api/eligibilityworklist/answer', token, body);
    done.answers += 1;
  };
  const person = async (userName: string, act: (token: string) => Promise<unknown>) => {
    const token = await tokenOf(url, userName);
    return async () => {
      while (!isStopped) {
        await act(token).catch((error) => failures.push(String(error)));
        await sleep(pauseMs);
      }
    };
  };
  const files = new Map<string, number>();
  const atDesk = (userName: string) => async (token: string) => {
    await submit(token, userName);
    const sent = files.get(userName) ?? 0;
    if (sent >= mostFiles || random.next() > 0.3) return;
    files.set(userName, sent + 1);
    await upload(token);
  };
  const people = [await person(reviewer, answer)];
  const names = deskNames.map(({ userName }) => userName).filter((name) => name !== ofReviewersNetwork);
  const atDesks = [ofReviewersNetwork, ...names];
  for (let each = 0; each < desks; each += 1) {
    const userName = atDesks[each % atDesks.length] ?? ofReviewersNetwork;
    people.push(await person(userName, atDesk(userName)));
  }
  const ended = Promise.all(people.map((work) => work()));
  return {
    until: async ({ requests, uploads }) => {
      while (accepted.length < requests || done.uploads < uploads) {
        if (failures.length > 0) throw new Error(`A call failed before the copy began: ${failures[0]}`);
        await sleep(idleMs);
      }
    },
    stop: async () => {
      isStopped = true;
      await ended;
      return { accepted, failures, ...done };
    },
  };
}
