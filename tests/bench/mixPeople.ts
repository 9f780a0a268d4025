import { randomUUID } from 'node:crypto';
import { accountPlans, demoPassword } from '../../functions/_demo/accounts.ts';
import type { Chance } from '../../functions/_demo/chance.ts';
import { gatewayMembers } from '../../functions/_demo/members.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Due } from './openArrivals.ts';
import { callPortal } from './portal.ts';

/** Somebody who is signed in, and the requests of their history that they may open. */
interface Person {
  readonly token: string;
  readonly requestIds: readonly string[];
}

export interface People {
  readonly desks: readonly Person[];
  readonly payers: readonly Person[];
}

const check = '/api/eligibilitycheck';
const historyPath = `${check}/geteligibilityhistorybysearch`;
const pageRows = 20;

const mayWork = ({
  isLocked,
  isResetPasswordRequired,
  hasAcceptedAgreement,
  hasConfirmedEmail,
  waitsFor,
}: (typeof accountPlans)[number]): boolean =>
  waitsFor === null && !isLocked && !isResetPasswordRequired && hasAcceptedAgreement && hasConfirmedEmail;
/** Who may ask payers for a facility. */
export const deskNames = accountPlans.filter(
  (plan) => mayWork(plan) && plan.roles.includes('Eligibility') && plan.facilityIds.length > 0,
);
const payerNames = accountPlans.filter(
  (plan) => mayWork(plan) && plan.payerId !== null && plan.roles[1] === 'PayerAdmin',
);

/** What a call to the API answers; throws where it fails. */
export async function dataOf<Data>(call: ReturnType<typeof callPortal>): Promise<Data> {
  const [status, body] = await call;
  const { data } = JSON.parse(body) as { data: Data | null };
  if (data === null) throw new Error(`No answer: ${status} ${body}`);
  return data;
}

async function signIn(url: string, userName: string): Promise<Person> {
  const body = { userName, password: demoPassword };
  const login = callPortal(url, { method: 'POST', path: '/api/account/login', body });
  const token = (await dataOf<{ accessToken: string }>(login)).accessToken;
  const search = callPortal(url, { method: 'POST', path: historyPath, token, body: { take: pageRows } });
  const { items } = await dataOf<{ items: readonly { eligibilityId: string }[] }>(search);
  return { token, requestIds: items.map(({ eligibilityId }) => eligibilityId) };
}

/** Signs people in, each with a session of their own; of ten, one sits at a payer and nine at a facility's desk. */
export async function signInPeople(url: string, count: number): Promise<People> {
  const names = (plans: typeof accountPlans, wanted: number) =>
    Array.from({ length: wanted }, (_, at) => plans[at % plans.length]?.userName ?? '');
  const each = async (userNames: readonly string[]): Promise<Person[]> => {
    const people: Person[] = [];
    // One after the other: a password costs a processor 30 ms.
    for (const userName of userNames) people.push(await signIn(url, userName));
    return people;
  };
  const atPayers = Math.round(count / 10);
  return { desks: await each(names(deskNames, count - atPayers)), payers: await each(names(payerNames, atPayers)) };
}

const answering = gatewayMembers.filter(({ behaviour }) => behaviour === 'answers');

/** The kinds of calls with their share of a hundred: what the screens of a desk and of a payer ask for. */
const shares = {
  list: 20,
  open: 20,
  search: 15,
  submit: 10,
  counts: 15,
  notifications: 15,
  worklist: 5,
} as const;
type Kind = keyof typeof shares;

/** Chooses what somebody does next. */
export function nextOf(url: string, { desks, payers }: People, chance: Chance): () => Due {
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));
  const withRequests = desks.filter(({ requestIds }) => requestIds.length > 0);
  const ask = async (method: 'GET' | 'POST', path: string, { token }: Person, body?: unknown): Promise<boolean> => {
    const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
    return (await callPortal(url, { method, path, token, body, headers }))[0] === 200;
  };
  const today = emiratesDateOf(new Date());
  const calls: Readonly<Record<Kind, () => Promise<boolean>>> = {
    list: () => ask('POST', historyPath, chance.pick(desks), { take: pageRows }),
    open: () => {
      const person = chance.pick(withRequests);
      const id = chance.pick(person.requestIds);
      return ask('GET', `${check}/geteligibilityrequestdetailsbyeligibilityId?eligibilityID=${id}`, person);
    },
    search: () => {
      const patient = chance.pick(answering).emiratesId;
      return ask('POST', historyPath, chance.pick(desks), { take: pageRows, patient });
    },
    submit: () => {
      const { payerId, emiratesId } = chance.pick(answering);
      const request = { payerId, emiratesId, eidReasonId: 1, serviceCategoryId: 1, serviceDate: today };
      return ask('POST', `${check}/addeligibilityrequest`, chance.pick(desks), request);
    },
    counts: () => ask('GET', `${check}/getpendingcount`, chance.pick(desks)),
    notifications: () => ask('GET', '/api/notification/getnews', chance.pick(desks)),
    worklist: () => ask('GET', '/api/eligibilityworklist/getworklist', chance.pick(payers)),
  };
  return () => {
    const kind = chance.pick(kinds);
    return { kind, call: calls[kind] };
  };
}
