import { drugDifference } from '../../shared/formulary/formularyModel.ts';
import type { Operation } from '../_kit/context.ts';
import { listedChanges } from '../_parts/versionedList/listedChanges.ts';
import { type FormularyApi, ownVersion } from './ownVersion.ts';

/** The drugs that a version changes in one way. */
export const getFormularyChanges: Operation<FormularyApi['getFormularyChanges']> = async ({ query }, ctx) =>
  listedChanges(ctx, await ownVersion(ctx, query), { ...query, parse: drugDifference.parse });
