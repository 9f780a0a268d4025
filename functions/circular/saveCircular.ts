import { brand } from '../../shared/brand.ts';
import { circularApi } from '../../shared/circular/routes.ts';
import type { Maker } from '../_data/approval/maker.ts';
import { detachWrites, listAttachments } from '../_data/attachment/attachment.ts';
import { circularChange, circularPk, newCircularPuts, type StoredCircular } from '../_data/circular/circular.ts';
import { askedPayerOf, getPayer } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { attachFiles } from '../_parts/attachment/attachments.ts';
import { endFormDraft } from '../_parts/formDraft/endFormDraft.ts';
import { once } from '../_store/idempotency.ts';
import { audienceOf } from './audienceOf.ts';
import { ownAsSeen, ownCircular } from './whichCircular.ts';

type Save = typeof circularApi.endpoints.saveCircular;
type Body = BodyOf<Save>;
type Context = ContextOf<Save>;

/** Keeps the newest authors of a draft, each once. */
const mostAuthors = 20;
const withAuthor = (authors: readonly Maker[], author: Maker): Maker[] =>
  [...authors.filter(({ makerId }) => makerId !== author.makerId), author].slice(-mostAuthors);

async function publisherOf({ scope, store }: Context) {
  if (scope.kind === 'all') return { payerId: null, payerName: brand.names.en, payerNameArabic: brand.names.ar };
  const payer = scope.kind === 'payer' ? await getPayer(store, scope.payerId) : null;
  if (!payer) throw fail('notAllowed');
  return { payerId: askedPayerOf(payer), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic };
}

/** The circular that this one supersedes: the publisher's own, in force. */
async function supersededOf({ supersedesId, circularId }: Body, ctx: Context): Promise<StoredCircular['supersedes']> {
  if (supersedesId === null) return null;
  const earlier = await ownCircular(ctx, supersedesId);
  if (earlier.state !== 'published' || supersedesId === circularId) throw fail('circularNotInForce');
  return { circularId: earlier.circularId, circularNumber: earlier.circularNumber };
}

function wordsOf({ title, titleArabic, text, textArabic, isMustRead, effectiveOn, endsOn }: Body) {
  if (endsOn !== null && endsOn < effectiveOn) throw invalid('endsOn', 'beforeFrom');
  return { title, titleArabic, text, textArabic, isMustRead, effectiveOn, endsOn };
}

/** The files that a draft has from now on: those that it keeps, and those that the caller has sent. */
async function fileWrites(value: StoredCircular, wanted: readonly string[], ctx: Context) {
  const pk = circularPk(value);
  const present = (await listAttachments(ctx.store, pk)).map(({ attachmentId }) => attachmentId);
  const gone = present.filter((id) => !wanted.includes(id));
  const fresh = wanted.filter((id) => !present.includes(id));
  const { items } = await attachFiles(ctx, fresh, { pk, attachments: present.length - gone.length });
  return [...detachWrites(pk, gone), ...items];
}

async function prepare(body: Body, ctx: Context) {
  const words = {
    ...wordsOf(body),
    ...(await audienceOf(ctx, body)),
    supersedes: await supersededOf(body, ctx),
  };
  const author = await makerOf(ctx);
  const about = body.circularId ?? body.supersedesId ?? undefined;
  const draft = await endFormDraft(ctx, { form: 'circular', about, version: body.draftVersion });
  if (body.circularId === undefined) {
    const circularId = ctx.newId();
    const value: StoredCircular = {
      ...(await publisherOf(ctx)),
      ...words,
      circularId,
      circularNumber: `CIR-${ctx.now().getUTCFullYear()}-${circularId.slice(-8)}`,
      ...{ state: 'draft', edition: 1, publishedAt: null, supersededBy: null, withdrawn: null },
      ...{ authors: [author], waiting: null, refused: null },
    };
    const files = await fileWrites(value, body.attachmentIds, ctx);
    return { data: { circularId }, items: [...newCircularPuts(value), ...files, ...draft] };
  }
  const before = await ownAsSeen(ctx, { circularId: body.circularId, edition: body.edition ?? 0 });
  // People have read what was published, so it never changes: a correction is a new circular that supersedes it.
  if (before.state !== 'draft') throw fail('circularPublished');
  const { item } = circularChange(before, { ...words, authors: withAuthor(before.authors, author) });
  return {
    data: { circularId: body.circularId },
    items: [item, ...(await fileWrites(before, body.attachmentIds, ctx)), ...draft],
  };
}

export const saveCircular: Operation<Save> = async ({ body }, ctx) => {
  const { data } = await once(ctx, circularApi.endpoints.saveCircular, () => prepare(body, ctx));
  const { to, kinds, emirates, facilityLicenses, isMustRead } = body;
  ctx.audited({
    entity: 'circular',
    id: data.circularId,
    after: { to, kinds, emirates, facilityLicenses, isMustRead },
  });
  return data;
};
