import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditWriter, longestChain } from '../../../functions/_data/audit/audit.ts';
import { chainBeginning, entriesOf, listChains } from '../../../functions/_data/audit/auditChain.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { startBackend } from '../../support/api.ts';
import { anAuditRecord, auditsOf } from '../../support/auditTrail.ts';

const { store } = await startBackend();
const TableName = tableName('audit');

let chains: string[] = [];
beforeEach(() => {
  chains = [];
});

const aWriter = () =>
  auditWriter(store, () => {
    chains.push(newUlid(Date.now()));
    return chains.at(-1)!;
  });

async function chainOf(count: number) {
  const write = aWriter();
  await Promise.all(Array.from({ length: count }, (_, entry) => write(anAuditRecord(`entity-${entry}`))));
  return { chainId: chains[0]!, write };
}

/** The entries of a chain, which each are in their place, have their own hash and name the one before. */
async function wholeEntries(chainId: string) {
  const entries = await Array.fromAsync(entriesOf(store, chainId));
  entries.forEach(({ sequence, isOwnHash, previousHash }, at) => {
    expect(sequence).toBe(at);
    expect(isOwnHash).toBe(true);
    expect(previousHash).toBe(at === 0 ? chainBeginning : entries[at - 1]?.hash);
  });
  return entries;
}

describe('the audit chain', () => {
  it('is whole after parallel writes, in one chain that its day names', async () => {
    const { chainId } = await chainOf(50);
    expect(chains).toHaveLength(1);
    expect(await wholeEntries(chainId)).toHaveLength(50);
    expect(await listChains(store, '2026-03-01')).toContain(chainId);
  });

  it('goes on in a new chain when its next place is taken, and loses and replaces nothing', async () => {
    const { chainId, write } = await chainOf(2);
    // Another writer, as after a write that was stored although its answer was lost.
    await store.send(
      new UpdateCommand({
        TableName,
        Key: { pk: `CHAIN#${chainId}`, sk: '000000000002' },
        UpdateExpression: 'SET actor = :other',
        ExpressionAttributeValues: { ':other': 'somebody-else' },
      }),
    );
    await write(anAuditRecord('entity-2'));
    expect(chains).toHaveLength(2);
    expect(await wholeEntries(chains[1]!)).toHaveLength(1);
    const [, , taken] = await Array.fromAsync(entriesOf(store, chainId));
    expect(taken?.item.actor).toBe('somebody-else');
  });

  it('ends with its day: a call that began before midnight joins the chain of the new day', async () => {
    const write = aWriter();
    await write(anAuditRecord('before', '2026-03-01T23:59:59.000Z'));
    await write(anAuditRecord('after', '2026-03-02T00:00:00.000Z'));
    await write(anAuditRecord('late', '2026-03-01T23:59:58.000Z'));
    expect(chains).toHaveLength(2);
    expect(await listChains(store, '2026-03-02')).toEqual([chains[1]]);
    expect(await wholeEntries(chains[1]!)).toHaveLength(2);
  });

  it('ends before it becomes too long for one look', async () => {
    const write = aWriter();
    await Promise.all(Array.from({ length: longestChain + 1 }, () => write(anAuditRecord('entity'))));
    expect(chains).toHaveLength(2);
    expect(await wholeEntries(chains[0]!)).toHaveLength(longestChain);
    expect(await wholeEntries(chains[1]!)).toHaveLength(1);
  });

  it('is found by the record that it is about, in order of time', async () => {
    await chainOf(1);
    const [first] = await auditsOf(store, 'ELIGIBILITY#entity-0');
    expect(first).toMatchObject({ actor: 'user-1', action: 'eligibility.read', after: { status: 8 } });
  });
});
