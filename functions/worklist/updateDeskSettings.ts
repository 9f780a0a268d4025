import type { worklistApi } from '../../shared/worklist/routes.ts';
import { changePayerSettings, getPayer } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { deskOf } from './deskOf.ts';
import { shownSettings } from './getDeskSettings.ts';

/** Changes the settings over the version that the administrator saw. */
export const updateDeskSettings: Operation<typeof worklistApi.endpoints.updateDeskSettings> = async ({ body }, ctx) => {
  const { payerId } = deskOf(ctx);
  const before = await getPayer(ctx.store, payerId);
  if (!before) throw fail('notFound');
  const { answerMinutes, concurrent, perMinute, version } = body;
  ctx.audited({ entity: 'payer', id: String(payerId), before: shownSettings(before), after: body });
  const changes = { answerMinutes, limits: { concurrent, perMinute } };
  const after = await changePayerSettings(ctx.store, payerId, { version, changes });
  if (!after) throw fail('changedMeanwhile');
  return shownSettings(after);
};
