import type { SheetTemplate } from '../../shared/_field/sheetTemplate.ts';
import { batchTemplate } from '../../shared/eligibilityBatch/batchSheet.ts';
import type { jobApi, TemplateKind } from '../../shared/job/routes.ts';
import { memberTemplate } from '../../shared/member/memberColumns.ts';
import { listPayers, serves } from '../_data/payer/payer.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { templateFile } from '../_parts/sheet/templateFile.ts';
import { allowKind } from './ownJob.ts';

type GetTemplate = typeof jobApi.endpoints.getTemplate;

const templates: Readonly<Record<TemplateKind, (ctx: ContextOf<GetTemplate>) => Promise<SheetTemplate>>> = {
  memberRegister: async () => memberTemplate,
  eligibilityBatch: async ({ store }) => {
    const payers = (await listPayers(store)).filter(serves('eligibility'));
    return batchTemplate(payers.sort((one, other) => one.payerName.localeCompare(other.payerName, 'en')));
  },
};

/** The empty sheet of a job's file, with the lists of what its columns take. */
export const getTemplate: Operation<GetTemplate> = async ({ query }, ctx) => {
  allowKind(query.kind, ctx);
  return templateFile(await templates[query.kind](ctx), ctx.now());
};
