import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Price } from '../../../shared/priceList/price.ts';
import { priceRows } from '../../_data/priceList/priceRows.ts';
import { decisionsOf } from '../../_data/priceProposal/priceDecision.ts';
import { priceListOf, proposedRows, type StoredProposal } from '../../_data/priceProposal/priceProposal.ts';
import { rowsPlace } from '../../_data/versionedList/listVersion.ts';
import { packedEntries } from '../../_data/versionedList/packedList.ts';
import { sideBySide } from '../../_parts/versionedList/compareVersions.ts';
import { RowCollector } from '../../_parts/versionedList/stageVersion.ts';
import { priceList } from '../priceList.ts';
import { Decided, linesOf } from './proposalLines.ts';

/** The list that follows of what was decided: each accepted line as it was proposed, each refused one as it was agreed before. */
export async function acceptedRows(
  store: DynamoDBDocumentClient,
  proposal: StoredProposal,
): Promise<RowCollector<Price>> {
  const decided = new Decided(await decisionsOf(store, proposal));
  const refused = new Set<string>();
  for await (const line of linesOf(store, proposal)) if (!decided.of(line)?.isAccepted) refused.add(line.code);
  const { comparedWith: base } = proposal;
  const before = base ? packedEntries(store, rowsPlace({ ...priceListOf(proposal), versionId: base.versionId })) : [];
  const rows = new RowCollector(priceList);
  for await (const entries of sideBySide({
    earlier: [],
    before,
    after: packedEntries(store, proposedRows(proposal)),
  })) {
    const code = (entries.after ?? entries.before)?.at ?? '';
    const kept = refused.has(code) ? entries.before : entries.after;
    if (kept) rows.add(priceRows.rowOf(kept.text));
  }
  return rows;
}
