import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { newEmailEntry, outboxKey, outboxPut } from '../../../functions/_data/outbox/outbox.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler as runExports } from '../../../functions/_workers/runExports.ts';
import { handler as runRegisters } from '../../../functions/_workers/runRegisters.ts';
import { handler as runSheets } from '../../../functions/_workers/runSheets.ts';
import { handler as sweepJobs } from '../../../functions/_workers/sweepJobs.ts';
import { sweepOutbox } from '../../../functions/_workers/sweepOutbox.ts';
import { aClinic, deliveryOf, submitted, worker } from '../../eligibility/support/eligibility.ts';
import { passMinutes, signIn, startBackend } from '../../support/api.ts';
import { jobDeliveryOf, started, storedJob } from '../../support/jobs.ts';
import { mailWorker } from '../../support/outbox.ts';

const { store, messages, logLines } = await startBackend();

async function aMail(): Promise<string> {
  const outboxId = wiring.newId();
  await writeTogether(store, [outboxPut(newEmailEntry(outboxId, 'passwordChanged', 'a@clinic.example', wiring.now()))]);
  return outboxId;
}

const entryOf = async (id: string) =>
  (await store.send(new GetCommand({ TableName: tableName('requests'), Key: outboxKey(id) }))).Item;

/** The queues on which messages about this id were put, after that many other messages. */
const queuesOf = (id: string, since = 0): string[] =>
  messages.slice(since).flatMap(({ queue, body }) => (body.includes(id) ? [queue] : []));

const sweep = () => sweepOutbox(wiring)();

describe('the queues of the outbox', () => {
  it('get each entry by its kind, from the call that makes it and from the sweeper', async () => {
    const request = await submitted(await aClinic(store));
    expect(queuesOf(request)).toEqual(['payers']);
    const mail = await aMail();
    passMinutes(1);
    const since = messages.length;
    await sweep();
    expect(queuesOf(request, since)).toEqual(['payers']);
    expect(queuesOf(mail, since)).toEqual(['mails']);
  });

  it('leave an entry alone that lies on another worker’s queue', async () => {
    const request = await submitted(await aClinic(store));
    const mail = await aMail();
    const asked: unknown[] = [];
    const payers = worker(async (question) => {
      asked.push(question);
      return { kind: 'fault', fault: 'timeout' };
    });
    expect(await payers(deliveryOf(mail))).toEqual({ batchItemFailures: [] });
    expect(await mailWorker('sent')(deliveryOf(request))).toEqual({ batchItemFailures: [] });
    expect(asked).toEqual([]);
    for (const id of [mail, request]) expect(await entryOf(id)).toMatchObject({ attempts: 0, claim: null });
    await mailWorker('sent')(deliveryOf(mail));
    expect(await entryOf(mail)).toMatchObject({ attempts: 1, finishedAt: expect.any(String) });
  });

  it('get no entry of a kind that a newer release has written, and the sweeper goes on with the others', async () => {
    const [newer, mail] = [await aMail(), await aMail()];
    await store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: outboxKey(newer),
        UpdateExpression: 'SET kind = :kind',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':kind': 'carrierPigeon' },
      }),
    );
    passMinutes(1);
    const since = messages.length;
    await sweep();
    expect(queuesOf(newer, since)).toEqual([]);
    expect(queuesOf(mail, since)).toEqual(['mails']);
    const line = JSON.parse(logLines.findLast((text) => text.includes('sweepOutbox')) ?? '{}');
    expect(line.outboxNotQueued).toBeGreaterThanOrEqual(1);
  });
});

describe('the queues of background jobs', () => {
  it('get each job by its kind, and a worker leaves the jobs of another alone', async () => {
    const insurer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 9100 });
    const jobId = await started(insurer, 'members.csv', 'MemberId');
    expect(queuesOf(jobId)).toEqual(['registers']);
    for (const other of [runExports, runSheets]) {
      expect(await other(jobDeliveryOf(jobId))).toEqual({ batchItemFailures: [] });
      expect(await storedJob(jobId)).toMatchObject({ state: 'queued', attempts: 0 });
    }
    passMinutes(1);
    const since = messages.length;
    await sweepJobs({});
    expect(queuesOf(jobId, since)).toEqual(['registers']);
    await runRegisters(jobDeliveryOf(jobId));
    expect(await storedJob(jobId)).toMatchObject({ state: 'failed' });
  });
});
