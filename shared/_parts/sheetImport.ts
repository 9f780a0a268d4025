import type { Bilingual } from '../_field/bilingual.ts';
import type { SwitchName } from '../_field/featureSwitches.ts';
import type { Role } from '../_field/roles.ts';

/**
 * What a column holds. Each type has a parser (functions/_parts/sheetImport/cells) that takes what people really write: `code` and
 * `licence` are upper case without spaces, a `mobile` is `+971-50-123-4567`, a `date` is ISO, a `moment` such a date with the time in the
 * Emirates where one stands there, a `time` is `14:30:00`, `money` and `number` and `percent` are numbers, `yesNo` is true or false, `list` is one of
 * `values`, `many` a list of them.
 */
export type ColumnType =
  | 'text'
  | 'name'
  | 'code'
  | 'licence'
  | 'email'
  | 'emiratesId'
  | 'mobile'
  | 'iban'
  | 'date'
  | 'moment'
  | 'time'
  | 'number'
  | 'money'
  | 'percent'
  | 'yesNo'
  | 'list'
  | 'many';

/** One value that a list column takes: as it is stored, in words, and how people write it besides. */
export interface ImportValue {
  readonly value: string;
  readonly title: Bilingual;
  readonly aliases?: readonly string[];
}

export interface ImportColumn {
  readonly title: Bilingual;
  /** Other heads under which people bring it. */
  readonly aliases?: readonly string[];
  readonly type: ColumnType;
  /** A row without it is wrong, and a sheet without it cannot be taken. */
  readonly isNeeded?: true;
  /** The longest text (200 where it is left out), or the largest number. */
  readonly most?: number;
  /** What a `list` or `many` takes. */
  readonly values?: readonly ImportValue[];
  /** What it takes, for the column guide of the template. */
  readonly help: Bilingual;
}

/** A column of a template whose English head is its own name. */
export type TemplateHead = Omit<ImportColumn, 'title' | 'help' | 'isNeeded'> & { readonly ar: string };

/** The columns of a template as the reader of sheets takes them: by which heads people bring them, and what their cells hold. */
export const templateColumns = <Name extends string>(
  names: readonly Name[],
  heads: Readonly<Record<Name, TemplateHead>>,
  { help, needed }: { readonly help: Readonly<Record<Name, Bilingual>>; readonly needed: readonly Name[] },
): Readonly<Record<Name, ImportColumn>> =>
  Object.fromEntries(
    names.map((name): [Name, ImportColumn] => {
      const { ar, ...head }: TemplateHead = heads[name];
      const isNeeded = needed.includes(name);
      return [name, { ...head, title: { en: name, ar }, help: help[name], ...(isNeeded && { isNeeded }) }];
    }),
  ) as Record<Name, ImportColumn>;

/** The Emirates ID of a person, as each sheet of people has it; beside it a kind says what its own help is. */
export const emiratesIdColumn = {
  title: { en: 'Emirates ID', ar: 'رقم الهوية الإماراتية' },
  aliases: ['EID', 'Emirates ID Number'],
  type: 'emiratesId',
} as const satisfies Omit<ImportColumn, 'help'>;

/** The help of a column of money. */
export const inDirhams = { en: 'In dirhams, with two decimals at most', ar: 'بالدرهم، بمنزلتين عشريتين على الأكثر' };

export type ImportColumns = Readonly<Record<string, ImportColumn>>;

type CellOf<Type extends ColumnType> = Type extends 'number' | 'money' | 'percent'
  ? number
  : Type extends 'yesNo'
    ? boolean
    : Type extends 'many'
      ? readonly string[]
      : string;

/** A row as its columns declare it; null where nothing stands in the cell. */
export type ImportRow<Columns extends ImportColumns = ImportColumns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends { readonly isNeeded: true }
    ? CellOf<Columns[Name]['type']>
    : CellOf<Columns[Name]['type']> | null;
};

/** What is declared of a kind of import, once: the template, the mapping, the checks, the rights and the screens read it. */
export interface ImportKindFacts<Columns extends ImportColumns = ImportColumns> {
  readonly name: string;
  readonly title: Bilingual;
  /** While this is off, nobody begins or writes such a sheet; what was written before stays. */
  readonly switchedBy?: SwitchName;
  /** Who may bring such sheets and read their history; one match is enough. */
  readonly access: readonly Role[];
  /** Whose they may be: what a facility's, a payer's or the portal's own people bring. */
  readonly scopes: readonly ('facility' | 'payer' | 'all')[];
  /** Whose sheets of this kind are the portal's own, also where a session is within a facility or nowhere. */
  readonly allFor?: readonly Role[];
  readonly columns: Columns;
  /** The columns that together say which record a row is about. */
  readonly key: readonly (keyof Columns & string)[];
  /** Columns that say so besides, and may be empty, as the place of somebody who is at several. */
  readonly optionalKey?: readonly (keyof Columns & string)[];
  /** Its own check (`checkInOrder`) finds the rows about the record of an earlier one: of good rows no two may have one key. */
  readonly findsTwins?: true;
  /** The rows of one key are one record, wherever they stand: they are taken in together, or not at all while one of them is wrong. */
  readonly gathers?: true;
  /** Columns of which no two rows may have the same value, besides the key. */
  readonly unique?: readonly (keyof Columns & string)[];
  /**
   * Several rows may tell of one thing, as the covers of one member do. Rows with the same `by` must say the same of it in these columns, and the first good
   * one of them leads: it is the one that writes the thing, and takes it back.
   */
  readonly shared?: { readonly by: keyof Columns & string; readonly columns: readonly (keyof Columns & string)[] };
  /** The job that writes to the same records: for one payer, neither writes while the other does. */
  readonly writesLike?: 'memberRegister';
  readonly mostRows: number;
  /** The sheet becomes one thing: it is taken in whole, and not at all while a row is wrong. */
  readonly isWhole?: true;
  /** The names of texts that come with the upload and hold for all rows, as a regulator's number. */
  readonly settings?: readonly string[];
  /** The day that comes with the upload is one to come. */
  readonly isFromTomorrow?: true;
  /** The address of the screen of the one thing that a sheet has become; null where it has become nothing. */
  readonly opens?: (imported: {
    readonly importId: string;
    readonly settings: Readonly<Record<string, string>>;
    readonly written: Readonly<Record<string, number>>;
  }) => string | null;
  /** Why an undo keeps a row, as a key of `importProblemTexts`, where rows of the kind change for one reason only. */
  readonly keptAs?: string;
  /** What the screens say of the kind instead of what they say of all. */
  readonly words?: {
    /** The key that writes the sheet, and the one that opens what it has become. */
    readonly commit?: Bilingual;
    readonly opens?: Bilingual;
    /** What an undo does, asked before it. */
    readonly undo?: Bilingual;
    /** What is counted, where that is not rows. */
    readonly counted?: Bilingual;
  };
}

/** Declares a kind of import, keeping the literal types of its columns. */
export const importKind = <const Columns extends ImportColumns>(
  facts: ImportKindFacts<Columns>,
): ImportKindFacts<Columns> => facts;

/** Something that is wrong with a cell, or with a row as a whole (`column` null). */
export interface ImportProblem {
  readonly column: string | null;
  /** A key of `importProblemTexts`. */
  readonly code: string;
}

/** The most bytes of an uploaded sheet. */
export const mostImportBytes = 64 * 1024 * 1024;
