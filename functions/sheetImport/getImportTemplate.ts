import { namedValues } from '../../shared/_parts/importTemplate.ts';
import type { sheetImportApi } from '../../shared/sheetImport/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { templateFile } from '../_parts/sheet/templateFile.ts';
import { allowedKind } from './ownImport.ts';

/** The empty sheet of a kind, made from the same declaration by which sheets are checked. */
export const getImportTemplate: Operation<typeof sheetImportApi.endpoints.getImportTemplate> = async ({ query }, ctx) =>
  templateFile(namedValues(allowedKind(query.kind, ctx)), ctx.now());
