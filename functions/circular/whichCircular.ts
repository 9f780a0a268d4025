import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { findCircularFor, findOwnCircular, isForReader, type StoredCircular } from '../_data/circular/circular.ts';
import { type CircularReader, circularReaderOf } from '../_data/circular/circularReader.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** A circular that goes to the caller's facility or payer, with that reader; 404 for any other. */
export async function circularForReader(
  ctx: SessionContext,
  circularId: string,
): Promise<{ circular: StoredCircular; reader: CircularReader }> {
  const reader = await circularReaderOf(ctx);
  const circular = reader && (await findCircularFor(ctx.store, reader, circularId));
  if (!reader || !circular) throw fail('notFound');
  return { circular, reader };
}

/**
 * A circular that the caller publishes, in every state, or that goes to the caller; 404 for any other. `reader` is null where it does
 * not go to the caller.
 */
export async function visibleCircular(
  ctx: SessionContext,
  circularId: string,
): Promise<{ circular: StoredCircular; isOwn: boolean; reader: CircularReader | null }> {
  const isPublisher = holdsOneOf(ctx.user, moduleAccess.circularPublishers);
  const own = isPublisher ? await findOwnCircular(ctx.store, ctx.scope, circularId) : null;
  if (!own) return { ...(await circularForReader(ctx, circularId)), isOwn: false };
  const reader = await circularReaderOf(ctx);
  return { circular: own, isOwn: true, reader: reader && isForReader(own, reader) ? reader : null };
}

/** A circular of the caller's own payer, or of the portal; 404 for any other. */
export async function ownCircular(ctx: SessionContext, circularId: string): Promise<StoredCircular> {
  const circular = await findOwnCircular(ctx.store, ctx.scope, circularId);
  if (!circular) throw fail('notFound');
  return circular;
}

/** The same, over the edition that the caller saw. */
export async function ownAsSeen(
  ctx: SessionContext,
  { circularId, edition }: { readonly circularId: string; readonly edition: number },
): Promise<StoredCircular> {
  const circular = await ownCircular(ctx, circularId);
  if (circular.edition !== edition) throw fail('changedMeanwhile');
  return circular;
}
