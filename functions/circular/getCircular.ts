import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { circularApi } from '../../shared/circular/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { circularPk, findOwnCircular, isForReader, type StoredCircular } from '../_data/circular/circular.ts';
import { circularReaderOf } from '../_data/circular/circularReader.ts';
import { getReceipt } from '../_data/circular/receipt.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { shownWaiting } from '../_parts/approval.ts';
import { shownRow } from './shownCircular.ts';
import { circularForReader } from './whichCircular.ts';

/** What only those see who publish. */
async function publishingOf(ctx: SessionContext, value: StoredCircular) {
  const { to, kinds, emirates, facilityLicenses, edition, refused } = value;
  const waiting = await shownWaiting(ctx, value.waiting);
  return { audience: { to, kinds, emirates, facilityLicenses }, edition, waiting, refused };
}

/** Who publishes sees their own in every state; who reads, what was published to them, as it was, also after it was withdrawn. */
export const getCircular: Operation<typeof circularApi.endpoints.getCircular> = async ({ query }, ctx) => {
  const { circularId } = query;
  const isPublisher = holdsOneOf(ctx.user, moduleAccess.circularPublishers);
  const own = isPublisher ? await findOwnCircular(ctx.store, ctx.scope, circularId) : null;
  const value = own ?? (await circularForReader(ctx, circularId)).circular;
  const reader = await circularReaderOf(ctx);
  const isToReader = reader !== null && isForReader(value, reader);
  const receipt = isToReader ? await getReceipt(ctx.store, value, reader, ctx.user.userId) : null;
  if (!own && !isToReader) throw fail('notFound');
  const { text, textArabic, supersedes, supersededBy, withdrawn } = value;
  return {
    ...shownRow(value, receipt),
    ...{ text, textArabic, supersedes, supersededBy, withdrawn, isToReader },
    attachments: await listAttachments(ctx.store, circularPk(value)),
    publishing: own ? await publishingOf(ctx, own) : null,
  };
};
