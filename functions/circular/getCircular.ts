import type { circularApi } from '../../shared/circular/routes.ts';
import { listAttachments } from '../_data/attachment/attachment.ts';
import { circularPk, type StoredCircular } from '../_data/circular/circular.ts';
import { getReceipt } from '../_data/circular/receipt.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { shownWaiting } from '../_parts/approval.ts';
import { shownRow } from './shownCircular.ts';
import { visibleCircular } from './whichCircular.ts';

/** What only those see who publish. */
async function publishingOf(ctx: SessionContext, value: StoredCircular) {
  const { to, kinds, emirates, facilityLicenses, edition, refused } = value;
  const waiting = await shownWaiting(ctx, value.waiting);
  return { audience: { to, kinds, emirates, facilityLicenses }, edition, waiting, refused };
}

/** Who publishes sees their own in every state; who reads, what was published to them, as it was, also after it was withdrawn. */
export const getCircular: Operation<typeof circularApi.endpoints.getCircular> = async ({ query }, ctx) => {
  const { circular: value, isOwn, reader } = await visibleCircular(ctx, query.circularId);
  const receipt = reader && (await getReceipt(ctx.store, value, reader, ctx.user.userId));
  const { text, textArabic, supersedes, supersededBy, withdrawn } = value;
  return {
    ...shownRow(value, receipt),
    ...{ text, textArabic, supersedes, supersededBy, withdrawn, isToReader: reader !== null },
    attachments: await listAttachments(ctx.store, circularPk(value)),
    publishing: isOwn ? await publishingOf(ctx, value) : null,
  };
};
