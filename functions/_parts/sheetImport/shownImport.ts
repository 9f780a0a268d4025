import type { SheetImportView } from '../../../shared/sheetImport/routes.ts';
import type { StoredImport } from '../../_data/sheetImport/sheetImport.ts';

/** An import as callers see it. */
export function shownImport(stored: StoredImport): SheetImportView {
  const { importId, kind, state, fileName, startedByName, createdAt, finishedAt, fileHash, sameAs, mode } = stored;
  const { settings, done, rows, checked, written, undone, failure, hasErrorFile } = stored;
  return {
    ...{ importId, kind, state, fileName, startedByName, createdAt, finishedAt, fileHash, sameAs, mode },
    ...{ settings, done, rows, checked, written, undone, failure, hasErrorFile },
  };
}
