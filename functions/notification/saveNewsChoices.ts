import { groupsFor } from '../../shared/notification/newsReaders.ts';
import type { notificationApi } from '../../shared/notification/routes.ts';
import { choicesOf, chosen, readNewsChoice, saveNewsChoice } from '../_data/newsChoice/newsChoice.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Changes what the caller hears of, over the version that they have seen. Whose it is comes from the session alone. */
export const saveNewsChoices: Operation<typeof notificationApi.endpoints.saveNewsChoices> = async ({ body }, ctx) => {
  const { userId } = ctx.user;
  const before = await readNewsChoice(ctx.store, userId);
  if ((before?.version ?? 0) !== body.version) throw fail('changedMeanwhile');
  const choice = chosen(userId, body.choices, { before, at: ctx.now() });
  if (!(await saveNewsChoice(ctx.store, choice, before))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'user', id: userId, before: { news: choicesOf(before) }, after: { news: choicesOf(choice) } });
  return { choices: choicesOf(choice), version: choice.version, shown: groupsFor(ctx.user) };
};
