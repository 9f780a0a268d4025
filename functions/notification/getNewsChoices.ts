import { groupsFor } from '../../shared/notification/newsReaders.ts';
import type { notificationApi } from '../../shared/notification/routes.ts';
import { choicesOf, readNewsChoice } from '../_data/newsChoice/newsChoice.ts';
import type { Operation } from '../_kit/context.ts';

/** What the caller hears of; as usual for who has chosen nothing. */
export const getNewsChoices: Operation<typeof notificationApi.endpoints.getNewsChoices> = async (_input, ctx) => {
  const choice = await readNewsChoice(ctx.store, ctx.user.userId);
  return { choices: choicesOf(choice), version: choice?.version ?? 0, shown: groupsFor(ctx.user) };
};
