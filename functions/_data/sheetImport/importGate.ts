import { tableName } from '../../_kit/env.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { importPartition } from './importKeys.ts';
import type { StoredImport } from './sheetImport.ts';

/** Gates of rows: as many as an import sends such transactions at a time, so that no two of them are at one item. */
export const gates = 4;
/** The gate of the trace, which is written for the next rows while these are on their way. */
export const traceGate = 4;

const daysKept = 30;
const shape = markOf('importGate', 1);
const keyOf = (of: StoredImport, gate: number) => ({ pk: importPartition(of), sk: `GATE#${gate}` });

/** Opens the gates of an import for the holder of this claim, and closes them for all before. */
export const gatePuts = (of: StoredImport, claim: string, now: Date): TransactItem[] =>
  Array.from({ length: traceGate + 1 }, (_, gate) => ({
    Put: {
      TableName: tableName('jobs'),
      Item: shape.mark({ ...keyOf(of, gate), claim, expiresAt: expiresIn({ days: daysKept }, now) }),
    },
  }));

/** The check of a transaction that the gate is open for the holder of this claim. */
export const gateCheck = (of: StoredImport, claim: string, gate: number): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('jobs'),
    Key: keyOf(of, gate),
    ConditionExpression: 'claim = :claim',
    ExpressionAttributeValues: { ':claim': claim },
  },
});
