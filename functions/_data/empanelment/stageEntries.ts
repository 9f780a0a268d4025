import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { hasStages } from '../../../shared/empanelment/form.ts';
import { openStages, type Stage } from '../../../shared/empanelment/stages.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import type { Key, StoredItem } from '../../_store/item.ts';
import type { Migration } from '../../_store/migration.ts';
import { readPage } from '../../_store/page.ts';
import { readThrough } from '../../_store/readThrough.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { placeCursor } from '../case/caseRecord.ts';
import { empanelments, type StoredEmpanelment } from './empanelment.ts';

/** What of a request decides at which stages it stands. */
type Staged = Pick<StoredEmpanelment, 'empanelmentId' | 'payerId' | 'kind' | 'state' | 'passed'>;

const shape = markOf('stageEntry', 1);
const stagePk = (payerId: number, stage: Stage) => `PAYER#${payerId}#EMPANELMENT#STAGE#${stage.toUpperCase()}`;

/** The stages of a request that can be worked on now: none unless the insurer reviews it in stages. */
export const stagesNow = ({ state, kind, passed }: Pick<Staged, 'state' | 'kind' | 'passed'>): Stage[] =>
  state === 'review' && hasStages(kind) ? openStages(passed) : [];

/** The entries of a request, one for each open stage, in the order of its insurer's board: `place` is its own place there. */
const entriesOf = (value: Staged, place: string): (StoredItem & Key)[] =>
  stagesNow(value).map((stage) =>
    shape.mark({
      pk: `EMPANELMENT#${value.empanelmentId}`,
      sk: `STAGE#${stage.toUpperCase()}`,
      listedId: value.empanelmentId,
      deskPk: stagePk(value.payerId, stage),
      deskSk: place,
    }),
  );

/** The writes by which the board finds a changed request at the stages where it stands now, and at no others. */
export function stageChanges(before: StoredEmpanelment | null, after: StoredEmpanelment): TransactItem[] {
  const left = before ? entriesOf(before, empanelments.placeOf(before)) : [];
  const entered = entriesOf(after, empanelments.placeOf(after));
  const TableName = tableName('requests');
  return [
    ...entered
      .filter((entry) => !left.some((each) => isDeepStrictEqual(each, entry)))
      .map((Item) => ({ Put: { TableName, Item } })),
    ...left
      .filter(({ sk }) => !entered.some((entry) => entry.sk === sk))
      .map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })),
  ];
}

/** A page of an insurer's requests at a stage, what is due first at its head; `show` gives a row, or null for one that is not asked for. */
export function listAtStage<Row>(
  store: DynamoDBDocumentClient,
  { payerId, stage }: { readonly payerId: OwnPayerId; readonly stage: Stage },
  asked: { readonly cursor?: string | undefined; readonly take: number },
  show: (value: StoredEmpanelment) => Row | null,
): Promise<Page<Row>> {
  const list = {
    table: 'requests',
    index: 'byDesk',
    partition: { name: 'deskPk', value: stagePk(payerId, stage) },
    sort: { name: 'deskSk' },
  } as const;
  const parse = ({ listedId }: StoredItem) => String(listedId);
  const rowsOf = async (ids: readonly string[]) => {
    const found = await empanelments.findAll(store, { kind: 'payer', payerId }, ids);
    // An index is a moment late: a request may have left the stage.
    return found.filter((value) => stagesNow(value).includes(stage)).flatMap((value) => show(value) ?? []);
  };
  const find = (page: typeof asked) => readPage(store, list, { ...page, codec: placeCursor, parse });
  return readThrough({ find, rowsOf, mostReads: 20 }, asked);
}

/** Gives the requests of releases before the entries those by which the board finds them at a stage. */
export const empanelmentStages: Migration = {
  name: 'empanelmentStages',
  table: 'requests',
  reads: ['empanelmentId', 'payerId', 'kind', 'state', 'passed', 'deskSk'],
  change: () => null,
  besides: (item) =>
    item.pk.startsWith('EMPANELMENT#') && item.sk === 'EMPANELMENT'
      ? entriesOf(item as unknown as StoredEmpanelment, String(item.deskSk))
      : [],
};
