import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { movePk } from '../_data/clinician/clinicianMove.ts';
import type { Operation } from '../_kit/context.ts';
import { ownMove } from './ownMove.ts';

export const getClinicianMove: Operation<typeof clinicianApi.endpoints.getClinicianMove> = async ({ query }, ctx) => {
  ctx.audited({ entity: 'clinicianMove', id: query.moveId });
  const found = await ownMove(ctx, query.moveId);
  return { ...found, attachments: await listAttachments(ctx.store, movePk(found)) };
};
