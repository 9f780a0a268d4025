import { type ImportContext, isSameStored } from './importServer.ts';

/** By which sheet a row of a list came, when, and who brought it. */
export interface ListedMarks {
  readonly importId: string;
  readonly listedAt: string;
  readonly listedByName: string;
}

export const marksOf = ({ imported }: Pick<ImportContext, 'imported'>): ListedMarks => ({
  importId: imported.importId,
  listedAt: imported.createdAt,
  listedByName: imported.startedByName,
});

const content = ({ importId: _id, listedAt: _at, listedByName: _name, ...said }: ListedMarks) => said;

/** A row of a list as it will be stored: what is stored stays, marks included, where the sheet says the same. */
export const listedAnew = <Stored extends ListedMarks>(stored: Stored | null, next: Stored): Stored =>
  stored && isSameStored(content(stored), content(next)) ? stored : next;
