import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { queueJob } from '../../functions/_data/job/jobQueue.ts';
import { queueOutbox } from '../../functions/_data/outbox/outboxQueue.ts';
import { queuePolls } from '../../functions/_data/postOfficePoll/pollQueue.ts';
import type { QueueName } from '../../functions/_settings/queueNames.ts';
import { handler as askPayers } from '../../functions/_workers/askPayers.ts';
import { handler as pollPostOffices } from '../../functions/_workers/pollPostOffices.ts';
import { handler as runClaimDrafts } from '../../functions/_workers/runClaimDrafts.ts';
import { handler as runClaimFiles } from '../../functions/_workers/runClaimFiles.ts';
import { handler as runExports } from '../../functions/_workers/runExports.ts';
import { handler as runImports } from '../../functions/_workers/runImports.ts';
import { handler as runRegisters } from '../../functions/_workers/runRegisters.ts';
import { handler as runSheets } from '../../functions/_workers/runSheets.ts';
import { handler as sendAuthorizations } from '../../functions/_workers/sendAuthorizations.ts';
import { handler as sendMails } from '../../functions/_workers/sendMails.ts';
import { queueNames } from '../../infra/queues.ts';
import { type DeliveryKind, deliveryQueues } from '../../shared/delivery/deliveryQueues.ts';
import { jobKindNames } from '../../shared/job/jobKinds.ts';
import { aClinic, details, startPayers, submitted } from '../eligibility/support/eligibility.ts';
import { startBackend } from '../support/api.ts';
import type { OpenApi } from './contractDiff.ts';
import { faultsOfNewPage, faultsOfOldPage, operationsOf } from './previousCalls.ts';

const { store, messages } = await startBackend();
await startPayers();
const folder = join(import.meta.dirname, 'previous');
const read = (path: string): Buffer => readFileSync(join(import.meta.dirname, path));

/** What this release puts on each of its queues. */
async function messagesNow(): Promise<Record<string, string>> {
  const from = messages.length;
  const kinds = Object.keys(deliveryQueues) as DeliveryKind[];
  await queueOutbox(kinds.map((kind) => ({ outboxId: `kept-${kind}`, kind })));
  for (const kind of jobKindNames) await queueJob({ jobId: `kept-${kind}`, kind });
  await queuePolls(['kept-facility']);
  return Object.fromEntries(messages.slice(from).map(({ queue, body }) => [queue, body]));
}

const written = await messagesNow();

// At a release this release's contract and messages become the previous one's: `npm run release:stored`.
if (process.env.WRITE_STORED) {
  writeFileSync(join(folder, 'openapi.json.gz'), gzipSync(read('../../docs/openapi.json'), { level: 9 }));
  writeFileSync(join(folder, 'messages.json'), `${JSON.stringify(written, null, 1)}\n`);
}

const previous: OpenApi = JSON.parse(gunzipSync(read('previous/openapi.json.gz')).toString());
const now: OpenApi = JSON.parse(read('../../docs/openapi.json').toString());
const [before, after] = [operationsOf(previous), operationsOf(now)];

/** Calls that this release does not have any more, with the reason why no page of the previous release needs them. */
const withdrawn: Readonly<Record<string, string>> = {};
/** Calls that a page of the previous release cannot make or read any more, with what its user sees. */
const broken: Readonly<Record<string, string>> = {};

const both = [...before].flatMap(([name, operation]) => {
  const operationNow = after.get(name);
  return operationNow ? [[name, operation, operationNow] as const] : [];
});

describe('a page of the previous release with the API of this one', () => {
  it('finds every call that it makes', () => {
    expect([...before.keys()].filter((name) => !after.has(name))).toEqual(Object.keys(withdrawn));
  });

  it('is understood, and understands the answers', () => {
    const faults = both.flatMap(([name, operation, operationNow]) => {
      const found = faultsOfOldPage({ document: previous, operation }, { document: now, operation: operationNow });
      return found.length > 0 && !(name in broken) ? [[name, found] as const] : [];
    });
    expect(Object.fromEntries(faults)).toEqual({});
  });
});

it('a page of this release and the API of the previous one mean the same by the same name', () => {
  const faults = both.flatMap(([name, operation, operationNow]) => {
    const found = faultsOfNewPage({ document: now, operation: operationNow }, { document: previous, operation });
    return found.length > 0 ? [[name, found] as const] : [];
  });
  expect(Object.fromEntries(faults)).toEqual({});
});

const workers: Readonly<Record<QueueName, (event: SQSEvent) => Promise<unknown>>> = {
  payers: askPayers,
  authorizations: sendAuthorizations,
  mails: sendMails,
  registers: runRegisters,
  claims: runClaimFiles,
  drafts: runClaimDrafts,
  sheets: runSheets,
  exports: runExports,
  imports: runImports,
  polls: pollPostOffices,
};
const kept: Readonly<Record<string, string>> = JSON.parse(read('previous/messages.json').toString());
const deliver = (queue: QueueName, body: string) =>
  workers[queue]({ Records: [{ messageId: randomUUID(), body }] } as unknown as SQSEvent);
const nothingComesBack = { batchItemFailures: [] };

describe('a message of a queue', () => {
  it('is written to every queue, and has all that one of the previous release had', () => {
    expect(Object.keys(written).toSorted()).toEqual(queueNames.toSorted());
    for (const [queue, body] of Object.entries(kept)) {
      expect(Object.keys(JSON.parse(written[queue] ?? '{}')), queue).toEqual(
        expect.arrayContaining(Object.keys(JSON.parse(body))),
      );
    }
  });

  it.each(queueNames)(
    '%s: the worker takes what the previous release has written, and what a newer one adds to it',
    async (queue) => {
      const body = kept[queue] ?? written[queue] ?? '';
      expect(await deliver(queue, body)).toEqual(nothingComesBack);
      const newer = JSON.stringify({ ...JSON.parse(body), fromTheFuture: { deep: [1] } });
      expect(await deliver(queue, newer)).toEqual(nothingComesBack);
    },
  );

  it('names the same work in both releases: the payer is asked', async () => {
    const as = await aClinic(store);
    const id = await submitted(as);
    const [name = ''] = Object.keys(JSON.parse(kept.payers ?? '{}'));
    await deliver('payers', JSON.stringify({ [name]: id, fromTheFuture: 1 }));
    expect((await details(as, id)).attempts).toBeGreaterThan(0);
  });
});
