import type { formularyApi } from '../../shared/formulary/routes.ts';
import { findVersion, type StoredVersion } from '../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { payerOfCall } from './payerOfCall.ts';

export type FormularyApi = typeof formularyApi.endpoints;

/** A version of a payer that the caller works for; another's is not there. */
export async function ownVersion(
  ctx: SessionContext,
  { payerId, versionId }: { readonly payerId?: number | undefined; readonly versionId: string },
): Promise<StoredVersion> {
  const version = await findVersion(ctx.store, { payerId: await payerOfCall(ctx, payerId), versionId });
  if (!version) throw fail('notFound');
  return version;
}
