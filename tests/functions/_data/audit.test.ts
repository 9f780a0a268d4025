import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { auditWriter, verifyChain } from '../../../functions/_data/audit/audit.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import type { AuditRecord } from '../../../functions/_kit/wiring.ts';
import { startBackend } from '../../support/api.ts';
import { auditsOf } from '../../support/auditTrail.ts';

const { store } = await startBackend();
const TableName = 'test-audit';

const aRecord = (entityId: string): AuditRecord => ({
  at: '2026-03-01T08:00:00.000Z',
  action: 'eligibility.read',
  actor: 'user-1',
  actorFacilityId: 'facility-1',
  entity: 'eligibility',
  entityId,
  outcome: 'success',
  requestId: 'request-1',
  sourceIp: '192.0.2.7',
  userAgent: 'test agent',
  after: { status: 8, coverages: [{ planName: 'Gold' }] },
});

async function chainOf(count: number) {
  const chains: string[] = [];
  const newId = () => {
    chains.push(newUlid(Date.now()));
    return chains.at(-1)!;
  };
  const write = auditWriter(store, newId);
  await Promise.all(Array.from({ length: count }, (_, entry) => write(aRecord(`entity-${entry}`))));
  return { chains, chainId: chains[0]!, write };
}

const keyOf = (chainId: string, sequence: number) => ({
  pk: `CHAIN#${chainId}`,
  sk: String(sequence).padStart(12, '0'),
});

describe('the audit chain', () => {
  it('is whole after parallel writes, in one chain', async () => {
    const { chains, chainId } = await chainOf(50);
    expect(chains).toHaveLength(1);
    expect(await verifyChain(store, chainId)).toEqual({ entries: 50, brokenAt: null });
  });

  it('shows a changed entry', async () => {
    const { chainId } = await chainOf(5);
    await store.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(chainId, 2),
        UpdateExpression: 'SET actor = :other',
        ExpressionAttributeValues: { ':other': 'somebody-else' },
      }),
    );
    expect(await verifyChain(store, chainId)).toEqual({ entries: 2, brokenAt: 2 });
  });

  it('shows an entry that was taken out', async () => {
    const { chainId } = await chainOf(5);
    await store.send(new DeleteCommand({ TableName, Key: keyOf(chainId, 1) }));
    expect(await verifyChain(store, chainId)).toEqual({ entries: 1, brokenAt: 1 });
  });

  it('goes on in a new chain when its next place is taken, and loses nothing', async () => {
    const { chains, chainId, write } = await chainOf(2);
    // Another writer, as after a write that was stored although its answer was lost.
    await store.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(chainId, 2),
        UpdateExpression: 'SET actor = :other',
        ExpressionAttributeValues: { ':other': 'somebody-else' },
      }),
    );
    await write(aRecord('entity-2'));
    expect(chains).toHaveLength(2);
    expect(await verifyChain(store, chains[1]!)).toEqual({ entries: 1, brokenAt: null });
  });

  it('is found by the record that it is about, in order of time', async () => {
    await chainOf(1);
    const [first] = await auditsOf(store, 'ELIGIBILITY#entity-0');
    expect(first).toMatchObject({ actor: 'user-1', action: 'eligibility.read', after: { status: 8 } });
  });
});
