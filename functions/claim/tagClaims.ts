import { claimApi } from '../../shared/claim/routes.ts';
import { changedTags, mostTags } from '../../shared/claim/tags.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { ownClaim } from './ownClaim.ts';
import { refuseRepeated, refuseTooLarge } from './together.ts';

const { tagClaims: endpoint } = claimApi.endpoints;
type Body = BodyOf<typeof endpoint>;

/** The writes that give a claim its tags; none where it has them already. */
function tagged(ctx: ContextOf<typeof endpoint>, before: StoredClaim, { add, remove }: Body) {
  const tags = changedTags(before.tags, add, remove);
  if (tags.length > mostTags) throw invalid('add', 'tooManyTags', { most: mostTags });
  const gone = before.tags.filter((tag) => !tags.includes(tag));
  const come = tags.filter((tag) => !before.tags.includes(tag));
  if (gone.length + come.length === 0) return [];
  const detail = [...come.map((tag) => `+ ${tag}`), ...gone.map((tag) => `− ${tag}`)].join(', ');
  const event = { at: ctx.now().toISOString(), event: 'tag', by: ctx.user.displayName, detail } as const;
  return claimWrites(before, { ...before, tags, version: before.version + 1 }, event);
}

async function prepare(body: Body, ctx: ContextOf<typeof endpoint>) {
  refuseRepeated(body.claims);
  const claims = await Promise.all(
    body.claims.map(async ({ claimId, version }) => {
      const found = await ownClaim(ctx, claimId);
      if (found.version !== version) throw fail('changedMeanwhile');
      return found;
    }),
  );
  refuseTooLarge(claims);
  const claimIds = claims.map(({ claimId }) => claimId);
  return { data: { claimIds }, items: claims.flatMap((before) => tagged(ctx, before, body)) };
}

/** Gives claims tags and takes others away, over the versions that were seen. */
export const tagClaims: Operation<typeof endpoint> = async ({ body }, ctx) =>
  (await once(ctx, endpoint, () => prepare(body, ctx))).data;
