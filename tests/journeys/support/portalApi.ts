import { simulatedCards } from '../../../infra/local/cardReader/cards.ts';
import type { EligibilityForm } from '../../../shared/api/eligibility.ts';
import type { Envelope } from '../../../shared/contract/envelope.ts';
import type { SignedInUser } from '../../../shared/contract/sessionUser.ts';
import { aReading } from '../../support/cardReading.ts';
import { solve } from '../../support/verification.ts';

/** Everybody's password in the demonstration. */
export const demoPassword = 'Demo#2026pass';
export const receptionist = 'reception@noor-clinic.example';
export const superAdmin = 'superadmin@portal.example';

export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly note: string;
}

export interface DemoMember {
  readonly emiratesId: string;
  readonly cardNumber: string;
  readonly payerId: number;
  readonly fullName: string;
  readonly expectedOutcome: string;
}

interface CallOptions {
  readonly session?: SignedInUser;
  /** Present: the call is a POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The portal's API as a client that is no browser sees it, and what the local runner adds. */
export function portalApi(url: string) {
  async function call<Data>(path: string, { session, body, headers }: CallOptions = {}) {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(session ? { Authorization: `Bearer ${session.accessToken}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { httpStatus: response.status, ...((await response.json()) as Envelope<Data>) };
  }

  async function login(userName: string, password = demoPassword) {
    const challenge = await call<object>('/api/account/humanverification');
    const token = await solve(challenge.data);
    return call<SignedInUser>('/api/account/login', { body: { userName, password, token } });
  }

  async function signIn(userName: string): Promise<SignedInUser> {
    const { data, errors } = await login(userName);
    if (!data) throw new Error(`${userName} cannot sign in: ${JSON.stringify(errors)}`);
    return data;
  }

  const local = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${url}/local/${path}`)).json()) as Answer;

  return {
    call,
    login,
    signIn,
    accounts: () => local<DemoAccount[]>('accounts'),

    members: () => local<DemoMember[]>('members'),

    /** Uploads a sheet of patients and starts asking about them; answers its job. */
    async sheet(session: SignedInUser, content: string): Promise<string> {
      const kind = 'eligibilityBatch';
      const bytes = Buffer.byteLength(content);
      const body = { kind, fileName: 'patients.csv', bytes };
      const { data } = await call<{ uploadId: string; url: string }>('/api/job/beginupload', { session, body });
      if (!data) throw new Error('The sheet was not announced');
      const sent = await fetch(`${url}${data.url}`, { method: 'PUT', body: content });
      if (!sent.ok) throw new Error(`The sheet was not sent: ${sent.status}`);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const started = await call<{ jobId: string }>('/api/job/startjob', {
        session,
        headers,
        body: { job: { kind, uploadId: data.uploadId } },
      });
      if (!started.data) throw new Error(`The sheet was not taken: ${JSON.stringify(started.errors)}`);
      return started.data.jobId;
    },

    /** The first demonstration member whose expected outcome begins with these words. */
    async member(outcome: string): Promise<DemoMember> {
      const members = await local<DemoMember[]>('members');
      const found = members.find(({ expectedOutcome }) => expectedOutcome.startsWith(outcome));
      if (!found) throw new Error(`No demonstration member: ${outcome}`);
      return found;
    },

    /** What fails from now on; nothing, when called without settings. */
    async setFaults(faults: unknown = {}): Promise<void> {
      const { ok } = await fetch(`${url}/local/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!ok) throw new Error('The faults were refused');
    },

    /** How many requests the session's facility has for a patient. */
    async countOf(session: SignedInUser, patient: string): Promise<number> {
      const { data } = await call<{ items: unknown[] }>('/api/eligibilitycheck/geteligibilityhistorybysearch', {
        session,
        body: { patient },
      });
      return data?.items.length ?? 0;
    },

    /** A request that waits for the people of the reviewer's payer. */
    async atDesk(reviewer: SignedInUser): Promise<string> {
      const { data } = await call<{ items: { eligibilityId: string }[] }>(
        '/api/eligibilityworklist/getworklist?view=all',
        { session: reviewer },
      );
      const first = data?.items[0];
      if (!first) throw new Error('Nothing is on the work list');
      return first.eligibilityId;
    },

    /** Reads a member's card as the simulated agent does, and answers the id of the reading. */
    async readCard({ emiratesId }: DemoMember): Promise<string> {
      const card = simulatedCards.find((each) => each.emiratesId === emiratesId);
      const begun = await call<{ requestId: string }>('/api/account/begincardreading', { body: {} });
      const requestId = begun.data?.requestId ?? '';
      const body = { requestId, toolkitResponse: aReading({ requestId, card }) };
      const { data } = await call<{ cardReadId: string }>('/api/account/verifycardreading', { body });
      if (!data) throw new Error('The card was refused');
      return data.cardReadId;
    },

    /** Has a list of members taken into the register of the session's payer, and answers its job's id. */
    async takenIn(session: SignedInUser, csv: string): Promise<string> {
      const upload = { kind: 'memberRegister', fileName: 'members.csv', bytes: Buffer.byteLength(csv) };
      const { data: sending } = await call<{ uploadId: string; url: string }>('/api/job/beginupload', {
        session,
        body: upload,
      });
      await fetch(`${url}${sending?.url}`, { method: 'PUT', body: csv });
      const { data: started, errors } = await call<{ jobId: string }>('/api/job/startjob', {
        session,
        body: { job: { kind: 'memberRegister', uploadId: sending?.uploadId } },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      if (!started) throw new Error(`The list was refused: ${JSON.stringify(errors)}`);
      const ended = ['done', 'failed', 'cancelled'];
      for (;;) {
        const { data } = await call<{ state: string }>(`/api/job/getjob?jobId=${started.jobId}`, { session });
        if (data && ended.includes(data.state)) return started.jobId;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },

    /** Sends a request without a browser and answers its id. */
    async submit(
      session: SignedInUser,
      { payerId, emiratesId }: DemoMember,
      patient: Pick<EligibilityForm, 'eidReasonId' | 'cardReadId'> = { eidReasonId: 1 },
    ): Promise<string> {
      const serviceDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
      const body: EligibilityForm = { payerId, emiratesId, ...patient, serviceCategoryId: 1, serviceDate };
      const { data, errors } = await call<{ eligibilityId: string }>('/api/eligibilitycheck/addeligibilityrequest', {
        session,
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
      if (!data) throw new Error(`The request was refused: ${JSON.stringify(errors)}`);
      return data.eligibilityId;
    },
  };
}

export type PortalApi = ReturnType<typeof portalApi>;
