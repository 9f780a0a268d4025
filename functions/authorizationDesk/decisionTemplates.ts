import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { type authorizationDeskApi, mostTemplates } from '../../shared/authorizationDesk/routes.ts';
import { listTemplates, templateDelete, templatePut } from '../_data/authorizationDesk/decisionTemplate.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { deskOf } from './atDesk.ts';

type Api = typeof authorizationDeskApi.endpoints;

export const getDecisionTemplates: Operation<Api['getDecisionTemplates']> = (_, ctx) =>
  listTemplates(ctx.store, deskOf(ctx));

/** Adds a template, or changes one over the version that was seen. */
export const saveDecisionTemplate: Operation<Api['saveDecisionTemplate']> = async ({ body }, ctx) => {
  const payerId = deskOf(ctx);
  const { templateId = ctx.newId(), version = 0, name, denialCode = null, comments } = body;
  if (denialCode !== null && !Object.hasOwn(denialCodes, denialCode)) throw invalid('denialCode', 'unknownChoice');
  ctx.audited({ entity: 'decisionTemplate', id: templateId, after: { denialCode, version: version + 1 } });
  const others = await listTemplates(ctx.store, payerId);
  if (body.templateId === undefined && others.length >= mostTemplates)
    throw invalid('name', 'tooManyTemplates', { most: mostTemplates });
  if (body.templateId !== undefined && !others.some((each) => each.templateId === templateId)) throw fail('notFound');
  const saved = { templateId, name, denialCode, comments, version: version + 1 };
  if (!(await writeTogether(ctx.store, [templatePut(payerId, saved)]))) throw fail('changedMeanwhile');
  return saved;
};

export const removeDecisionTemplate: Operation<Api['removeDecisionTemplate']> = async ({ body }, ctx) => {
  const payerId = deskOf(ctx);
  ctx.audited({ entity: 'decisionTemplate', id: body.templateId, before: { version: body.version } });
  const found = (await listTemplates(ctx.store, payerId)).some(({ templateId }) => templateId === body.templateId);
  if (!found) throw fail('notFound');
  if (!(await writeTogether(ctx.store, [templateDelete(payerId, body)]))) throw fail('changedMeanwhile');
  return null;
};
