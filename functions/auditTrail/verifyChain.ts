import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AuditFault } from '../../shared/auditTrail/auditFault.ts';
import { readArchivedChain } from '../_data/audit/auditArchive.ts';
import { type ChainEntry, chainBeginning, entriesOf } from '../_data/audit/auditChain.ts';
import type { ExportedHead } from '../_data/audit/auditProgress.ts';
import type { SealedChain } from '../_data/audit/auditSeal.ts';

/** A fault at a sequence number of a chain. */
export interface ChainFault {
  readonly fault: AuditFault;
  readonly sequence: number;
}

/** What is known of a chain besides its entries. */
export interface ChainEvidence {
  readonly day: string;
  readonly chainId: string;
  readonly head: ExportedHead | undefined;
  /** Its line in the seal of its day; undefined while the day has none. */
  readonly sealed: SealedChain | undefined;
  readonly isDaySealed: boolean;
}

type Copies = ReadonlyMap<number, ChainEntry>;

/** The hash that an entry should have, as far as something besides the table says it. */
const expectedHash = (sequence: number, copies: Copies, sealed: SealedChain | undefined): string | undefined =>
  copies.get(sequence)?.hash ?? (sealed?.entries === sequence + 1 ? sealed.hash : undefined);

/** Walks the entries of the table: each in its place, with its own content, after the one before, and like its copy. */
async function walkEntries(entries: AsyncIterable<ChainEntry>, copies: Copies, sealed: SealedChain | undefined) {
  const faults: ChainFault[] = [];
  let next = 0;
  let count = 0;
  // Unknown behind a gap of which there is no copy.
  let previous: string | undefined = chainBeginning;
  for await (const entry of entries) {
    if (entry.sequence !== next) {
      faults.push({ fault: 'entryMissing', sequence: next });
      previous = copies.get(entry.sequence - 1)?.hash;
    }
    const expected = expectedHash(entry.sequence, copies, sealed);
    const isWhole =
      entry.isOwnHash &&
      (previous === undefined || entry.previousHash === previous) &&
      (expected === undefined || entry.hash === expected);
    if (!isWhole) faults.push({ fault: 'entryChanged', sequence: entry.sequence });
    // The entries behind a changed one are judged by what it was.
    previous = expected ?? entry.hash;
    next = entry.sequence + 1;
    count += 1;
  }
  return { faults, next, count };
}

/** How far the copies and the seal say that the chain went. */
const knownEnd = (copies: Copies, sealed: SealedChain | undefined): number =>
  Math.max(sealed?.entries ?? 0, ...[...copies.keys()].map((sequence) => sequence + 1));

/**
 * Compares a chain with its locked copy and its seal. Answers the number of its entries and what is wrong, the first fault of each kind
 * of place: an empty list is a whole chain.
 */
export async function verifyChain(
  store: DynamoDBDocumentClient,
  { day, chainId, head, sealed, isDaySealed }: ChainEvidence,
): Promise<{ entries: number; faults: ChainFault[] }> {
  // The copies first: what is copied meanwhile is in the table already.
  const copies = await readArchivedChain(day, chainId);
  const { faults, next, count } = await walkEntries(entriesOf(store, chainId), copies, sealed);
  const end = knownEnd(copies, sealed);
  if (next < end) faults.push({ fault: 'endCutOff', sequence: next });
  if (isDaySealed && next > (sealed?.entries ?? 0)) {
    faults.push({ fault: 'lateEntry', sequence: sealed?.entries ?? 0 });
  }
  const uncopied = Array.from({ length: sealed?.entries ?? 0 }, (_, sequence) => sequence).find(
    (sequence) => !copies.has(sequence),
  );
  if (uncopied !== undefined) faults.push({ fault: 'copyMissing', sequence: uncopied });
  if (head && copies.get(head.next - 1)?.hash !== head.hash) {
    faults.push({ fault: 'headChanged', sequence: head.next });
  }
  return { entries: count, faults };
}
