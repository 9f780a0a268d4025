import type { Attachment } from '../../shared/_parts/attachment.ts';
import { longestMessage } from '../../shared/_parts/conversation.ts';
import type { authorizationApi } from '../../shared/authorization/routes.ts';
import { findDraft, listAttachments } from '../_data/attachment/attachment.ts';
import { authorizations, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { newOutboxEntry, outboxPut } from '../_data/outbox/outbox.ts';
import type { BodyOf, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { checkRegulatorFiles } from './checkRegulatorFiles.ts';

type Body = BodyOf<typeof authorizationApi.endpoints.moveAuthorization>;

/** Whether the payer has a system of its own, where nobody reads what stands in the portal only. */
const goesByFile = ({ transmission }: StoredAuthorization): boolean => transmission !== 'none';

/** The message, and behind it each answer with the line that was asked about: in a file they are one text. */
function commentOf({ desk }: StoredAuthorization, { text = '', answers = [] }: Body): string {
  const asked = desk.information.find(({ answeredAt }) => answeredAt === null)?.items ?? [];
  const said = answers.flatMap(({ item, text: words }) => {
    const line = asked[item]?.lineId;
    return words.trim() ? [line ? `${line}: ${words.trim()}` : words.trim()] : [];
  });
  return [text, ...said].join('\n');
}

/** The files of the request and of the reply must together be such as a post office takes. */
async function checkFiles(ctx: SessionContext, found: StoredAuthorization, attachmentIds: readonly string[]) {
  const own = found.form?.attachmentIds ?? [];
  const stored = own.length > 0 ? await listAttachments(ctx.store, authorizations.pkOf(found)) : [];
  const drafts = await Promise.all(
    [...new Set(attachmentIds)].map((id) => findDraft(ctx.store, ctx.user.userId, id, ctx.now())),
  );
  const files: readonly (Pick<Attachment, 'fileName' | 'bytes'> | null)[] = [
    ...stored.filter(({ attachmentId }) => own.includes(attachmentId)),
    ...drafts,
  ];
  checkRegulatorFiles(
    found.form ?? { lines: [] },
    files.filter((file) => file !== null),
  );
}

/** What a reply changes of a request whose payer has files: it is on its way again (ADR 0188). Nothing for a payer whose people read it in the portal. */
export async function replyFile(
  ctx: SessionContext,
  found: StoredAuthorization,
  body: Body,
): Promise<Partial<StoredAuthorization>> {
  if (!goesByFile(found)) return {};
  const comment = commentOf(found, body);
  if (comment.length > longestMessage) throw invalid('text', 'replyTooLong', { most: longestMessage });
  const attachmentIds = [...new Set(body.attachmentIds)];
  await checkFiles(ctx, found, attachmentIds);
  return {
    ...{ transmission: 'queued', transmittedAt: null, outboxId: ctx.newId(), fileAt: ctx.now().toISOString() },
    ...{ reply: { comment, attachmentIds }, findings: [] },
  };
}

/** The write that brings a reply on its way; none where the move sends nothing. */
export function replyEntry(before: StoredAuthorization, after: StoredAuthorization, at: string): TransactItem[] {
  const { outboxId, facilityId, authorizationId } = after;
  if (outboxId === null || outboxId === before.outboxId) return [];
  return [outboxPut(newOutboxEntry(outboxId, at, { kind: 'authorization', facilityId, authorizationId }))];
}
