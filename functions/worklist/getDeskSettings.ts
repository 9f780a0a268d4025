import type { DeskSettings, worklistApi } from '../../shared/worklist/routes.ts';
import { getPayer, type Payer } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { deskOf } from './deskOf.ts';

export const shownSettings = ({ answerMinutes, limits, settingsVersion }: Payer): DeskSettings => ({
  answerMinutes,
  ...limits,
  version: settingsVersion,
});

export const getDeskSettings: Operation<typeof worklistApi.endpoints.getDeskSettings> = async (_, ctx) => {
  const payer = await getPayer(ctx.store, deskOf(ctx).payerId);
  if (!payer) throw fail('notFound');
  return shownSettings(payer);
};
