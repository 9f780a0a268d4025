import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { movePk } from '../_data/clinician/clinicianMove.ts';
import type { Operation } from '../_kit/context.ts';
import { addressOfAttachment } from '../_parts/attachment/attachments.ts';
import { ownMove } from './ownMove.ts';

export const getClinicianMoveFile: Operation<typeof clinicianApi.endpoints.getClinicianMoveFile> = async (
  { query: { moveId, attachmentId } },
  ctx,
) => {
  ctx.audited({ entity: 'clinicianMove', id: moveId, after: { attachmentId } });
  return addressOfAttachment(ctx, movePk(await ownMove(ctx, moveId)), attachmentId);
};
