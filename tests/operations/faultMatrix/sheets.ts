import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { sweepOutbox } from '../../../functions/_workers/sweepOutbox.ts';
import { handler as member } from '../../../functions/member/index.ts';
import type { JobRequest } from '../../../shared/job/routes.ts';
import { memberApi } from '../../../shared/member/routes.ts';
import { aClinic, askSimulator, deliveryOf, history, worker } from '../../eligibility/support/eligibility.ts';
import { aBatchLine, batchCsv } from '../../eligibilityBatch/support/batchFiles.ts';
import { checked, commit, csv, sent, stored as staffOf, view, worked } from '../../sheetImport/support/imports.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../../support/api.ts';
import { sentFiles } from '../../support/aws.ts';
import { aFacility } from '../../support/builders.ts';
import { start, storedJob, upload, work } from '../../support/jobs.ts';
import { aLine, csvOf } from '../../support/registerFiles.ts';
import { storeHistory } from '../../support/storedHistory.ts';
import { type Flow, turn } from './flow.ts';

const people = Array.from({ length: 30 }, (_, at) => [
  `DHA-P-${1000 + at}`,
  `Person ${'abcdefghij'[at % 10]}`,
  'Active',
]);

/** A checked sheet of a module's records, which somebody has written. */
export const importing: Flow = {
  name: 'import of a sheet',
  promise: 'every row written once, and counted as written',
  start: async () => {
    const as = await signIn({ roles: ['ProviderAdmin'], facility: aFacility() });
    const importId = await sent(as, 'staff.csv', csv(...people));
    await checked(as, importId);
    const act = async () => {
      const answer = await commit(as, importId);
      await turn(() => worked(importId));
      return [answer];
    };
    const check = async () => {
      expect(await view(as, importId)).toMatchObject({ state: 'done', written: { added: 30, changed: 0, wrong: 0 } });
      expect(Object.keys(await staffOf(as))).toHaveLength(30);
    };
    return { act, check };
  },
};

/** A job of a kind, started under one key and worked on; `jobId` is the one that was answered. */
function startedOnce(as: SignedIn, request: JobRequest, settings: Parameters<typeof work>[1] = {}) {
  const headers = { 'idempotency-key': randomUUID() };
  const jobs = new Set<string>();
  const act = async () => {
    const answer = await start(as, request, headers);
    if (answer.status === 1 && answer.data) jobs.add(answer.data.jobId);
    for (const jobId of jobs) await turn(() => work(jobId, settings));
    return [answer];
  };
  const job = async () => {
    expect(jobs.size).toBe(1);
    return storedJob([...jobs][0] ?? '');
  };
  return { act, job };
}

let payerIds = 70_000;

/** A payer's list of members, which replaces nothing. */
export const registering: Flow = {
  name: 'import of members',
  promise: 'every member of the list stands in the register once',
  start: async ({ store }) => {
    payerIds += 1;
    const payerId = payerIds;
    const names = { payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}`, payerCode: `INS${payerId}` };
    await putPayer(store, { payerId, ...names, services: ['eligibility'], answers: 'register' });
    const admin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const lines = Array.from({ length: 18 }, (_, at) =>
      aLine({ MemberID: `SDR-${1000 + at}`, EmiratesID: '', FullName: `Person ${'abcdefghij'[at % 10]}` }),
    );
    const uploadId = await upload(admin, 'members.csv', csvOf(lines));
    const { act, job } = startedOnce(admin, { kind: 'memberRegister', uploadId });
    const check = async () => {
      expect(await job()).toMatchObject({ state: 'done', progress: { done: 18 } });
      const { data } = await callApi(member, memberApi.endpoints.searchMembers, {
        as: admin,
        body: { by: 'policy', text: 'POL-1' },
      });
      expect(data?.items.map(({ memberId }) => memberId).toSorted()).toEqual(lines.map(({ MemberID }) => MemberID));
    };
    return { act, check };
  },
};

let cards = 0;

/** A sheet of requests for eligibility; the queue brings them to the payer. */
export const batching: Flow = {
  name: 'batch',
  promise: 'each row is one request, answered once or still pending',
  start: async ({ store, messages, payers }) => {
    const as = await aClinic(store);
    const lines = Array.from({ length: 4 }, () => {
      cards += 1;
      return aBatchLine(`88-99${String(cards).padStart(5, '0')}-01`);
    });
    const uploadId = await upload(as, 'patients.csv', batchCsv(lines), 'eligibilityBatch');
    const deliver = worker(askSimulator(payers.url, 1000));
    let delivered = messages.length;
    const sleep = async (ms: number) => {
      passMinutes(ms / 60_000);
      const ids = messages.slice(delivered).flatMap(({ body }) => JSON.parse(body).outboxId ?? []);
      delivered = messages.length;
      if (ids.length > 0) await turn(() => deliver(deliveryOf(...ids)));
      else await sweepOutbox(wiring)();
    };
    const { act, job } = startedOnce(as, { kind: 'eligibilityBatch', uploadId }, { sleep });
    const check = async () => {
      expect(await job()).toMatchObject({ state: 'done', progress: { total: 4 } });
      const { data } = await history(as, { take: 50 });
      expect(data?.items).toHaveLength(4);
    };
    return { act, check };
  },
  loseAnswers: ({ payers }, isLost) => {
    payers.faults.latencyMs = isLost ? 1500 : 0;
  },
};

/** The history of a facility as a file. */
export const exporting: Flow = {
  name: 'export',
  promise: 'one file with every row once, or none yet',
  start: async ({ store }) => {
    const as = await aClinic(store);
    const facilityId = as.user.facilityId ?? '';
    await storeHistory(store, aFacility({ facilityId }), 30, (at) => ({ patientName: `Patient ${at}` }));
    // A clock that is behind sees nothing that is sent later than it says: all of it is older than that.
    passMinutes(25);
    const { act, job } = startedOnce(as, { kind: 'eligibilityExport', format: 'csv', language: 'en', criteria: {} });
    const check = async () => {
      const { jobId, state } = await job();
      expect(state).toBe('done');
      const text = String(sentFiles.get(`transfer/out/${jobId}/result`));
      const patients = text.match(/Patient \d+/g) ?? [];
      expect(patients).toHaveLength(30);
      expect(new Set(patients).size).toBe(30);
    };
    return { act, check };
  },
};
