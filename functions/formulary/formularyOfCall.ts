import type { ListKey } from '../_data/versionedList/listVersion.ts';
import type { SessionContext } from '../_kit/context.ts';
import { payerOfList } from '../_parts/versionedList/payerOfList.ts';

/** The formulary that a call is about. */
export const formularyOfCall = async (
  ctx: SessionContext,
  { payerId }: { readonly payerId?: number | undefined },
): Promise<ListKey> => ({ payerId: await payerOfList(ctx, payerId) });
