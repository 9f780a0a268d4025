import { requestTemplate } from '../../shared/claimDashboard/requestSheet.ts';
import type { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { templateFile } from '../_parts/sheet/templateFile.ts';
import { groupChoices } from './groupChoices.ts';
import { takeTemplateTurn } from './visitorTurns.ts';

type Download = typeof claimDashboardApi.endpoints.downloadBulkRegistrationTemplate;

/** The empty sheet of users, with the groups that may be asked for today. */
export const downloadBulkRegistrationTemplate: Operation<Download> = async (_, ctx) => {
  await takeTemplateTurn(ctx);
  return templateFile(requestTemplate(await groupChoices(ctx)), ctx.now());
};
