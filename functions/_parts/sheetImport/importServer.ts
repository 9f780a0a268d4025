import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ImportColumns, ImportKindFacts, ImportProblem, ImportRow } from '../../../shared/_parts/sheetImport.ts';
import type { StoredImport } from '../../_data/sheetImport/sheetImport.ts';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import type { Caller } from '../../_kit/context.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { CheckedRow } from './checkRow.ts';

/** What an import's work on the store may use. `imported.scope` is what the person who brought the sheet may reach, `settings` what came with it. */
export interface ImportContext extends Pick<Wiring, 'now' | 'newId' | 'writeAudit'> {
  readonly store: DynamoDBDocumentClient;
  readonly imported: StoredImport;
  /** Who asked for this check, this writing or this undo; their rights count as they are now. */
  readonly actor: Pick<Caller, 'userId' | 'displayName'>;
}

/** Which record a row is about: its key for comparison, and the values of the key columns. */
export interface RowKey {
  readonly key: string;
  readonly about: Readonly<Record<string, unknown>>;
  /** The row of the sheet, as a spreadsheet counts. */
  readonly row: number;
  /** Whether it writes what rows share, too (`shared` of the facts); true where they share nothing. */
  readonly leads: boolean;
}

/** What is stored under a key: the record, or why no row may be about it (`twiceInStore`, `notYours`). A key without an entry is new. */
export type Found<Stored> = { readonly stored: Stored } | { readonly problem: string };

/** What is stored, or null. */
export const storedIn = (found: Found<object> | undefined): object | null =>
  found && 'stored' in found ? found.stored : null;

/** What of a row cannot be taken in, as the store and the rights of the acting person are now. */
export class Unfit {
  readonly problems: readonly ImportProblem[];

  constructor(...problems: readonly ImportProblem[]) {
    this.problems = problems;
  }
}

/** Adding (`from` null), changing, or removing (`to` null), as an undo does. */
export interface StoredChange<Stored extends object = object> {
  readonly from: Stored | null;
  readonly to: Stored | null;
}

/** A change of a record, and the key that says which. */
export interface RecordChange<Stored extends object = object> extends StoredChange<Stored> {
  readonly key: RowKey;
}

/** A good row of a record that several rows make. */
export interface GatheredRow<Columns extends ImportColumns = ImportColumns> {
  readonly row: number;
  readonly values: ImportRow<Columns>;
}

/** What rows make together, or what is wrong with them, by the number of the row. */
export type Gathered<Whole> =
  | { readonly whole: Whole }
  | { readonly problems: ReadonlyMap<number, readonly ImportProblem[]> };

/** How a kind writes: it names the items of a row, which go with those of others; or it writes a row by itself. */
type ImportWrites<Stored extends object> =
  | {
      /** The writes that lead from one to the other. They must fail when what is stored is not `from` any more. At most 90. */
      readonly writes: (ctx: ImportContext, change: RecordChange<Stored>) => readonly TransactItem[];
    }
  | {
      /** Writes a row with all that belongs to it; false when what is stored is not `from` any more, or the acting person may not. */
      readonly writeRow: (ctx: ImportContext, change: StoredChange<Stored>) => Promise<boolean>;
    }
  | {
      /**
       * Takes in a sheet without a wrong row as one whole, and yields how many rows it has read, every few seconds. The same again, after a worker
       * died, leaves what it left the first time. `isWhole` of the facts says so too.
       */
      readonly takeWhole: (ctx: ImportContext, rows: AsyncIterable<CheckedRow>) => AsyncGenerator<number, void>;
      /** Takes the whole back; false when that is not possible any more. */
      readonly giveBack: (ctx: ImportContext) => Promise<boolean>;
    };

/**
 * What a kind of import does to the store. `Stored` is plain JSON: the whole of what a row decides about, so that two equal ones are the same and
 * an undo can bring one back. Each function is called with some hundred rows at most, and again with the same ones after a worker died.
 */
export type ImportServer<
  Columns extends ImportColumns = ImportColumns,
  Stored extends object = object,
  /** What a record is made from: a row, where the kind does not gather rows. */
  Whole = ImportRow<Columns>,
> = ImportWrites<Stored> & {
  readonly facts: ImportKindFacts<Columns>;
  /** What good rows of one key make together, or what is wrong with some of them; for a kind that `gathers`. */
  readonly gather?: (rows: readonly GatheredRow<Columns>[]) => Gathered<Whole>;
  /** What the cells alone cannot say of a row, as two columns that exclude each other. */
  readonly check?: (row: ImportRow<Columns>, ctx: ImportContext) => readonly ImportProblem[];
  /** As `check`, for a kind whose rows are compared with those before them: made once for each reading of the sheet, and asked in its order. */
  readonly checkInOrder?: (ctx: ImportContext) => Promise<(row: ImportRow<Columns>) => readonly ImportProblem[]>;
  /** What is stored under these keys, by key; as strongly consistent as the write needs. */
  readonly find: (ctx: ImportContext, keys: readonly RowKey[]) => Promise<ReadonlyMap<string, Found<Stored>>>;
  /** What will be stored when the row is taken in, over what is stored now (null for a new record). Makes no new ids: for the same row always the same. */
  readonly next: (
    row: Whole,
    stored: Stored | null,
    ctx: ImportContext,
    key: RowKey,
  ) => Stored | Unfit | Promise<Stored | Unfit>;
  /** Of records that an undo would remove (`removed`) or change: the keys of those on which something depends by now. */
  readonly inUse?: (
    ctx: ImportContext,
    records: ReadonlyMap<string, Stored>,
    removed: ReadonlySet<string>,
  ) => Promise<ReadonlySet<string>>;
  /** What is done once all rows are written. It is done again after the death of a worker. */
  readonly whenWritten?: (ctx: ImportContext) => Promise<void>;
  /** What is stopped before an undo takes anything back. It is done again after the death of a worker. */
  readonly beforeTakenBack?: (ctx: ImportContext) => Promise<void>;
  /** What is done once an undo has taken back what it can. It is done again after the death of a worker. */
  readonly whenTakenBack?: (ctx: ImportContext) => Promise<void>;
};

/** A kind as the engine takes it. The types of its columns have done their work. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own types of rows and records
export type AnyImportServer = ImportServer<any, any, any>;

/** What kinds of imports do to the store, by their names; loaded when an import of the kind is worked on. */
export type ImportServers = Readonly<Record<string, () => Promise<AnyImportServer>>>;

/** Finds what a kind does to the store, by the kind's name. */
export type ImportServerOf = (kind: string) => Promise<AnyImportServer | undefined>;

/** A short mark of what is stored. */
export const markOfStored = (stored: object | null): string => sha256(canonicalJson(stored)).slice(0, 24);

export const isSameStored = (one: object | null, other: object | null): boolean =>
  canonicalJson(one) === canonicalJson(other);
