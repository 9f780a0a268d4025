import { simulatedCards } from '../../../infra/local/cardReader/cards.ts';
import type { Envelope } from '../../../shared/_contract/envelope.ts';
import type { SessionUser, SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import type { EligibilityForm } from '../../../shared/eligibility/routes.ts';
import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import type { JobRequest } from '../../../shared/job/routes.ts';
import type { ImportReading, SheetImportView } from '../../../shared/sheetImport/routes.ts';
import { aReading } from '../../support/cardReading.ts';
import { until } from '../../support/until.ts';
import { solve, solvedWith } from '../../support/verification.ts';

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
  readonly gender: 'female' | 'male';
  readonly expectedOutcome: string;
}

/** An id after all others. */
const newestOfAll = `7${'Z'.repeat(25)}`;

/** A look is a call of the portal, which has other work meanwhile. */
export const betweenLooksMs = 150;

interface CallOptions {
  readonly session?: SignedInUser;
  /** Present: the call is a POST. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ApiOptions {
  /** The sessions of who has signed in already. */
  readonly kept?: Map<string, SignedInUser>;
  /** The key of the portal's human verification: with it a sign-in by calls takes no work. Journeys that sign in by the form do the work. */
  readonly verificationKey?: string | null;
}

/** The portal's API as a client that is no browser sees it, and what the local runner adds. */
export function portalApi(url: string, { kept = new Map(), verificationKey = null }: ApiOptions = {}) {
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

  /** The token of a human verification. */
  async function verified(): Promise<string> {
    const { data: challenge } = await call<object>('/api/account/humanverification');
    return verificationKey === null ? solve(challenge) : solvedWith(verificationKey, challenge);
  }

  async function login(userName: string, password = demoPassword) {
    const token = await verified();
    return call<SignedInUser>('/api/account/login', { body: { userName, password, token } });
  }

  async function signIn(userName: string): Promise<SignedInUser> {
    const { data, errors } = await login(userName);
    if (!data) throw new Error(`${userName} cannot sign in: ${JSON.stringify(errors)}`);
    return data;
  }

  /**
   * A session that is shared with all who ask for this account's. One that has ended since is begun anew, and one that has changed
   * (a step of sign-in, a tile that was put off) is as the server has it. Tests of signing in and of a session's end sign in themselves.
   */
  async function session(userName: string): Promise<SignedInUser> {
    const before = kept.get(userName);
    const { data: now } = before
      ? await call<SessionUser>('/api/account/session', { session: before })
      : { data: null };
    if (before && now) return { ...before, ...now };
    const begun = await signIn(userName);
    kept.set(userName, begun);
    return begun;
  }

  const local = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${url}/local/${path}`)).json()) as Answer;

  /** Announces a file and sends it as the browser does; answers its id. */
  async function put(address: string, content: string): Promise<void> {
    const sent = await fetch(`${url}${address}`, { method: 'PUT', body: content, headers: { 'if-none-match': '*' } });
    if (!sent.ok) throw new Error(`The file was not sent: ${sent.status}`);
  }

  async function uploaded(session: SignedInUser, named: { kind: JobKindName; fileName: string }, content: string) {
    const body = { ...named, bytes: Buffer.byteLength(content) };
    const { data } = await call<{ uploadId: string; url: string }>('/api/job/beginupload', { session, body });
    if (!data) throw new Error('The file was not announced');
    await put(data.url, content);
    return data.uploadId;
  }

  /** Brings a sheet of a kind as it is recognised, waits until it was checked, and answers its import. */
  async function checkedImport(
    session: SignedInUser,
    kind: string,
    content: string,
    settings?: Readonly<Record<string, string>>,
  ): Promise<string> {
    const bytes = Buffer.byteLength(content);
    const file = { kind, fileName: `${kind}.csv`, bytes, language: 'en', ...(settings && { settings }) };
    const { data } = await call<{ importId: string; url: string }>('/api/imports/begin', { session, body: file });
    if (!data) throw new Error('The sheet was not announced');
    await put(data.url, content);
    const about = { kind, importId: data.importId };
    const read = await call<ImportReading>('/api/imports/read', { session, body: about });
    if (!read.data) throw new Error(`The sheet was not read: ${JSON.stringify(read.errors)}`);
    const { sheet, headRow, heads } = read.data;
    const plan = { sheet, headRow, columns: heads.map(({ column }) => column), values: {} };
    await call('/api/imports/check', { session, body: { ...about, plan } });
    const address = `/api/imports/get?${new URLSearchParams(about)}`;
    await until(async () => {
      const { data: now } = await call<SheetImportView>(address, { session });
      return now !== null && now.state !== 'checking';
    }, betweenLooksMs);
    return data.importId;
  }

  async function startJob(session: SignedInUser, job: JobRequest): Promise<string> {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { data, errors } = await call<{ jobId: string }>('/api/job/startjob', { session, headers, body: { job } });
    if (!data) throw new Error(`The job was not started: ${JSON.stringify(errors)}`);
    return data.jobId;
  }

  /** The job, when it has ended. */
  async function ended(session: SignedInUser, jobId: string): Promise<string> {
    const states = ['done', 'failed', 'cancelled'];
    await until(async () => {
      const { data } = await call<{ state: string }>(`/api/job/getjob?jobId=${jobId}`, { session });
      return data !== null && states.includes(data.state);
    }, betweenLooksMs);
    return jobId;
  }

  return {
    call,
    verified,
    login,
    checkedImport,
    signIn,
    session,
    /** The demonstration's own notifications are out of the way. */
    async readNotifications(session: SignedInUser): Promise<void> {
      const body = { upTo: newestOfAll };
      const { data } = await call<{ hasMore: boolean }>('/api/notification/markallread', { session, body });
      if (data?.hasMore !== false) throw new Error('Not all notifications could be marked as read');
    },

    /** Adds somebody to a facility, whom no other journey knows. */
    async aColleague(session: SignedInUser, userName: string, facilityId: string): Promise<void> {
      const person = { userName, firstName: 'Hind', lastName: 'Colleague', facilityIds: [facilityId] };
      const body = { ...person, roles: ['Standard', 'Eligibility'] };
      const { errors } = await call('/api/manage/adduser', { session, body });
      if (errors.length > 0) throw new Error(`Nobody was added: ${JSON.stringify(errors)}`);
    },

    accounts: () => local<DemoAccount[]>('accounts'),

    members: () => local<DemoMember[]>('members'),

    /** Uploads a sheet of patients and starts asking about them; answers its job. */
    async sheet(session: SignedInUser, content: string): Promise<string> {
      const uploadId = await uploaded(session, { kind: 'eligibilityBatch', fileName: 'patients.csv' }, content);
      return startJob(session, { kind: 'eligibilityBatch', uploadId });
    },

    /** Uploads a file of claims and has it checked; answers its job when that has ended. */
    async checkedClaims(session: SignedInUser, content: string): Promise<string> {
      const uploadId = await uploaded(session, { kind: 'claimFile', fileName: 'claims.xml' }, content);
      return ended(session, await startJob(session, { kind: 'claimFile', uploadId }));
    },

    /** Starts an export of the whole history, and answers its job. */
    exported: (session: SignedInUser): Promise<string> =>
      startJob(session, { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria: {} }),

    /** The same of its requests for approval. */
    exportedRequests: (session: SignedInUser): Promise<string> =>
      startJob(session, { kind: 'authorizationExport', format: 'csv', language: 'en', criteria: { whose: 'all' } }),

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
      const uploadId = await uploaded(session, { kind: 'memberRegister', fileName: 'members.csv' }, csv);
      return ended(session, await startJob(session, { kind: 'memberRegister', uploadId }));
    },

    /** Sends a request without a browser and answers its id. */
    async submit(
      session: SignedInUser,
      { payerId, emiratesId }: DemoMember,
      asked: Partial<EligibilityForm> = { eidReasonId: 1 },
    ): Promise<string> {
      const serviceDate = emiratesDateOf(new Date());
      const body: EligibilityForm = { payerId, emiratesId, serviceCategoryId: 1, serviceDate, ...asked };
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
