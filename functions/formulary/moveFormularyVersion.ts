import type { Operation } from '../_kit/context.ts';
import { moveVersion } from '../_parts/versionedList/moveVersion.ts';
import { formularyList } from './formularyList.ts';
import { type FormularyApi, ownVersion } from './ownVersion.ts';

/** Moves a version of a payer's formulary. */
export const moveFormularyVersion: Operation<FormularyApi['moveFormularyVersion']> = async ({ body }, ctx) =>
  moveVersion(ctx, formularyList, await ownVersion(ctx, body), body);
