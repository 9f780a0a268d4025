import { wiring } from '../../../functions/_data/wiring.ts';
import { getItem } from '../../../functions/_store/item.ts';
import type { Migration } from '../../../functions/_store/migration.ts';
import { migrateItems } from '../../../functions/_workers/migrateItems.ts';
import { until } from '../until.ts';
import { changesBeforeGate, noteKey } from './noteItem.ts';

/** The portal's own worker, with the migration of the notes: those of the first release get the key of the new index. */
const labels: Migration = {
  name: 'labels',
  table: 'members',
  reads: ['topic', 'labelPk', 'mark'],
  change: ({ topic, labelPk }) => {
    if (typeof topic !== 'string' || labelPk !== undefined) return null;
    changes += 1;
    return { set: { labelPk: noteKey('labelPk', topic), mark: wiring.newId() } };
  },
};

/** The place at which the test kills it: after so many changes it waits for an item that the test writes. */
let changes = 0;
const isOpen = async () => (await getItem(wiring.store, 'members', { pk: 'GATE', sk: 'GATE' }, () => true)) === true;
const sleep = async (): Promise<void> => {
  if (changes < changesBeforeGate) return;
  await until(isOpen);
};

/** The Lambda handler. A worker that was killed is followed after a second. */
export const handler = migrateItems(wiring, { migrations: [labels], sleep, leaseMs: 1_000 });
