import { describe, expect, it } from 'vitest';
import { newEmailEntry, outboxPut } from '../../functions/_data/outbox/outbox.ts';
import { getPayer } from '../../functions/_data/payer/payer.ts';
import { noteFailure } from '../../functions/_data/payer/payerConnection.ts';
import { countFailure, forgetFailures } from '../../functions/_data/user/signIn.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { JobFailure } from '../../functions/_parts/job/jobKind.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/attention/index.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { attentionApi } from '../../shared/attention/routes.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  eligibleMember,
  startBackendWithPayers,
  submitted,
  worker,
} from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { started, work } from '../support/jobs.ts';
import { mailWorker } from '../support/outbox.ts';
import { onWorklist } from '../support/payerDesk.ts';

const { store, payers, deliver } = await startBackendWithPayers();

/** What an administrator is shown; those who run the portal have no facility and no payer. */
async function shown(role: Role = 'SuperAdmin') {
  const as = await signIn({ roles: [role], facility: null });
  const { data } = await callApi(handler, attentionApi.endpoints.getAttention, { as });
  if (!data) throw new Error('Nothing was answered');
  return data;
}

const pearl = 518;
const anyOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, expect.any(String)]));

describe('the home of those who run the portal', () => {
  it('REQ-ELIG-18 counts what each payer’s people should have answered by now, and nothing that is in time', async () => {
    const { id } = await onWorklist(store, pearl);
    expect((await shown()).overdue.filter(({ payerId }) => payerId === pearl)).toEqual([]);
    passMinutes(24 * 60 * 15);
    const late = (await shown('SetupAdmin')).overdue;
    expect(late).toEqual([expect.objectContaining({ payerId: pearl, count: 1, isMore: false })]);
    // A number, and nothing of the request or of its patient.
    expect(JSON.stringify(late)).not.toContain(id);
    expect(JSON.stringify(late)).not.toContain(eligibleMember().emiratesId);
  });

  it('REQ-ELIG-18 lists them to a setup administrator by payer, without patients, reviewers and other payers', async () => {
    const { id } = await onWorklist(store, pearl);
    const listed = async (payerId: number, as?: SignedIn) =>
      callApi(handler, attentionApi.endpoints.getOverdue, {
        as: as ?? (await signIn({ roles: ['SetupAdmin'], facility: null })),
        query: { payerId },
      });
    const mine = async () => (await listed(pearl)).data?.items.filter(({ eligibilityId }) => eligibilityId === id);
    expect(await mine()).toEqual([]);
    passMinutes(24 * 60 * 15);
    expect(await mine()).toEqual([
      {
        eligibilityId: id,
        ...anyOf(['facilityName', 'submittedAt', 'dueAt']),
        facilityNameArabic: expect.anything(),
        isTaken: false,
      },
    ]);
    expect(JSON.stringify((await listed(pearl)).data)).not.toContain(eligibleMember().emiratesId.slice(-4));
    expect((await listed(301)).data?.items).toEqual([]);
    for (const role of ['PayerAdmin', 'InsurerUser'] as const) {
      const reader = await signIn({ roles: [role], facility: null, payerId: pearl });
      expect(await listed(pearl, reader), role).toMatchObject({ http: 403 });
    }
    expect(await listed(pearl, await signIn({ roles: ['Eligibility'] }))).toMatchObject({ http: 403 });
  });

  it('REQ-ELIG-15 names a payer’s system that fails with its last error, until it answers', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    const { payerId } = aForm();
    const failing = async () => (await shown()).connections.filter((each) => each.partId === `payer-${payerId}`);
    expect(await failing()).toEqual([]);
    payers.faults.mode = 'rejectsCredentials';
    await deliver(deliveryOf(id));
    payers.faults.mode = 'normal';
    const payer = await getPayer(store, payerId);
    expect(await failing()).toEqual([
      expect.objectContaining({ name: payer?.payerName, lastFault: 'credentialsRejected' }),
    ]);
    passMinutes(3);
    await deliver(deliveryOf(id));
    expect(await failing()).toEqual([]);
  });

  it('forgets a failing system that nobody has asked for an hour', async () => {
    const id = await submitted(await aClinic(store));
    payers.faults.mode = 'rejectsCredentials';
    await deliver(deliveryOf(id));
    payers.faults.mode = 'normal';
    expect((await shown()).connections).toHaveLength(1);
    passMinutes(61);
    expect((await shown()).connections).toEqual([]);
  });

  it('hears of the end of a failure that another worker has noted, when the same question is answered', async () => {
    const id = await submitted(await aClinic(store));
    await worker(async () => ({ kind: 'fault', fault: 'timeout' }))(deliveryOf(id));
    // The answer to another question ends what this worker knows of.
    await deliver(deliveryOf(await submitted(await aClinic(store))));
    expect((await shown()).connections).toEqual([]);
    const payer = await getPayer(store, aForm().payerId);
    await noteFailure(store, { payerCode: payer?.payerCode ?? '' }, { fault: 'timeout', now: wiring.now() });
    expect((await shown()).connections).toHaveLength(1);
    passMinutes(3);
    await deliver(deliveryOf(id));
    expect((await shown()).connections).toEqual([]);
  });

  it('counts mails and messages that were given up', async () => {
    const before = (await shown()).undelivered.find(({ kind }) => kind === 'email')?.count ?? 0;
    const outboxId = wiring.newId();
    const entry = newEmailEntry(outboxId, 'passwordReset', 'nobody@clinic.example', wiring.now());
    await writeTogether(store, [outboxPut(entry)]);
    await mailWorker('refused')(deliveryOf(outboxId));
    const after = (await shown()).undelivered;
    expect(after).toContainEqual({ kind: 'email', count: before + 1, isMore: false });
    expect(JSON.stringify(after)).not.toContain('nobody@');
  });

  it('counts the names whose sign-in is paused, without their names, until the pause ends', async () => {
    const name = 'somebody@clinic.example';
    const count = async () => (await shown()).pausedSignIns.count;
    for (let tries = 1; tries <= 4; tries += 1) await countFailure(store, name, wiring.now());
    expect(await count()).toBe(0);
    await countFailure(store, name, wiring.now());
    expect(await count()).toBe(1);
    passMinutes(2);
    expect(await count()).toBe(0);
    await countFailure(store, name, wiring.now());
    expect(await count()).toBe(1);
    // An administrator or a new password ends it before its time.
    await forgetFailures(store, name);
    expect(await count()).toBe(0);
  });

  it('counts the jobs that failed in the last three days, by kind', async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: pearl });
    const failed = async () => (await shown()).failedJobs;
    const jobId = await started(as, 'members.csv', 'n');
    await work(jobId, {
      modules: {
        // biome-ignore lint/correctness/useYield: it fails before its first step.
        memberRegister: async function* () {
          throw new JobFailure('empty');
        },
      },
    });
    expect(await failed()).toEqual([{ kind: 'memberRegister', count: 1, isMore: false }]);
    passMinutes(24 * 60 * 2);
    expect(await failed()).toHaveLength(1);
    passMinutes(24 * 60);
    expect(await failed()).toEqual([]);
  });

  it('is closed to everybody else, whatever else they may do', async () => {
    for (const role of ['PayerAdmin', 'ProviderAdmin', 'InsurerUser', 'ErrorLog', 'ERXAdmin'] as const) {
      const as = await signIn({ roles: [role] });
      expect(await callApi(handler, attentionApi.endpoints.getAttention, { as }), role).toMatchObject({ http: 403 });
    }
  });
});
