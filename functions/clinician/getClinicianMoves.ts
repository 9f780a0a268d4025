import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { listMoves } from '../_data/clinician/clinicianMove.ts';
import type { Operation } from '../_kit/context.ts';
import { auditedTenant } from '../_kit/scope.ts';
import { readersScope } from './ownMove.ts';

/** What the caller's facility has told, or the caller's payer was told. */
export const getClinicianMoves: Operation<typeof clinicianApi.endpoints.getClinicianMoves> = async ({ query }, ctx) => {
  // The portal's administrators are told nothing.
  if (ctx.scope.kind === 'all') return { items: [], nextCursor: null, total: null };
  const scope = readersScope(ctx);
  ctx.audited(auditedTenant(scope));
  return listMoves(ctx.store, scope, query);
};
