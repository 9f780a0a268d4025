import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Price } from '../../../shared/priceList/price.ts';
import type { ProposalFindings } from '../../../shared/priceList/proposal.ts';
import { ProposalComparison } from '../../../shared/priceList/proposalComparison.ts';
import { priceRows } from '../../_data/priceList/priceRows.ts';
import { priceListOf, proposedLines, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import { rowsPlace } from '../../_data/versionedList/listVersion.ts';
import {
  changesPerItem,
  numberedEntries,
  type PackedEntry,
  packedEntries,
  writePacked,
} from '../../_data/versionedList/packedList.ts';
import { sideBySide } from '../../_parts/versionedList/compareVersions.ts';

type Place = Pick<StoredProposal, 'payerId' | 'facilityId' | 'proposalId' | 'comparisonId'>;
type Version = StoredProposal['comparedWith'];

interface Compared {
  /** The version that the proposal would follow. */
  readonly base: Version;
  /** The one that it was compared with before; left out the first time. */
  readonly earlier?: Version;
  readonly isUnknown: (row: Price) => boolean;
}

/** Compares the rows of a proposal (by code) with the version that it would follow, and stores the lines that change, by group and effect. */
export async function compareProposal(
  store: DynamoDBDocumentClient,
  of: Place,
  rows: AsyncIterable<PackedEntry> | Iterable<PackedEntry>,
  { base, earlier, isUnknown }: Compared,
): Promise<{ readonly rows: number; readonly findings: ProposalFindings }> {
  const rowsIn = (version: Version | undefined) =>
    version ? packedEntries(store, rowsPlace({ ...priceListOf(of), versionId: version.versionId })) : [];
  const comparison = new ProposalComparison(isUnknown);
  const read = (entry: PackedEntry | null): Price | null => entry && priceRows.rowOf(entry.text);
  for await (const entries of sideBySide({ earlier: rowsIn(earlier), before: rowsIn(base), after: rows })) {
    const before = read(entries.before);
    // Most rows stay as they are: they are parsed once.
    const after = entries.before?.text === entries.after?.text ? before : read(entries.after);
    comparison.add({ before, after, ...(earlier !== undefined && { earlier: read(entries.earlier) }) });
  }
  const { findings, lines } = comparison.found();
  for (const [group, found] of lines)
    await writePacked(store, proposedLines(of, group), numberedEntries(found), changesPerItem);
  return { rows: comparison.rows, findings };
}
