import type { ImportKindFacts } from '../../shared/_parts/sheetImport.ts';
import { importKindNamed } from '../../shared/sheetImport/kindsByName.ts';
import { uploadKey } from '../_data/job/jobUpload.ts';
import { findImport, type StoredImport } from '../_data/sheetImport/sheetImport.ts';
import { arrivedBytes } from '../_data/transfer/transfer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { refuseSwitchedOff } from '../_kit/switches.ts';
import { importScope } from '../_parts/sheetImport/newImport.ts';

/** The kind of this name: 404 for an unknown one, 403 for a caller who may not bring such sheets. */
export function allowedKind(name: string, ctx: SessionContext): ImportKindFacts {
  const facts = importKindNamed(name);
  if (!facts) throw fail('notFound');
  importScope(facts, ctx);
  return facts;
}

/** An import that is there for the caller; another's is not there (404). */
export async function ownImport(
  about: { readonly kind: string; readonly importId: string },
  ctx: SessionContext,
): Promise<{ readonly facts: ImportKindFacts; readonly imported: StoredImport }> {
  const facts = allowedKind(about.kind, ctx);
  const imported = await findImport(ctx.store, importScope(facts, ctx), about);
  if (!imported) throw fail('notFound');
  return { facts, imported };
}

/** Refuses a new sheet of a kind that is switched off. */
export function checkSwitch({ switchedBy }: ImportKindFacts): void {
  if (switchedBy !== undefined) refuseSwitchedOff(switchedBy);
}

/** Refuses an import whose file has not arrived as announced, or is not kept any more. */
export async function checkArrived(imported: StoredImport): Promise<void> {
  if ((await arrivedBytes(uploadKey(imported))) !== imported.bytes) throw fail('uploadMissing');
}
