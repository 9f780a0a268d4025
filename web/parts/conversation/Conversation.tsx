import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, ReadMark, Side } from '../../../shared/_parts/conversation.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { TableFault } from '../../ui/table/TableFault.tsx';
import type { Pages } from '../../ui/table/usePages.ts';
import { AttachmentList } from '../attachment/AttachmentList.tsx';

interface ConversationProps {
  /** The messages, newest first, as the record's endpoint answers them. */
  pages: Pages<Message>;
  /** The reader's side. */
  side: Side;
  readMarks: readonly ReadMark[];
  /** Told of the newest message once it is on the screen. */
  onSeen: (messageId: string) => void;
  addressOf: (attachmentId: string) => Promise<string | null>;
}

/** The messages of a record that come with it, oldest first. */
export function MessageList({
  messages,
  side,
  addressOf,
}: Pick<ConversationProps, 'side' | 'addressOf'> & { messages: readonly Message[] }) {
  const { t } = useTranslation('conversation');
  return (
    <Box component="ol" aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {messages.toReversed().map((message) => (
        <MessageItem
          key={message.messageId}
          message={message}
          isOwn={message.side === side}
          readAt={null}
          addressOf={addressOf}
        />
      ))}
    </Box>
  );
}

interface MessageItemProps extends Pick<ConversationProps, 'addressOf'> {
  message: Message;
  isOwn: boolean;
  /** When the other side read it; null while it has not, or where it is the other side's own. */
  readAt: string | null;
}

function MessageItem({ message, isOwn, readAt, addressOf }: MessageItemProps) {
  const { t } = useTranslation('conversation');
  const { side, authorName, text, attachments, at } = message;
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOwn ? 'end' : 'start',
        maxWidth: 'min(100%, 640px)',
        minWidth: 0,
        p: 1.5,
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: isOwn ? 'action.hover' : 'background.paper',
      }}
    >
      <Typography variant="caption" component="p" color="textSecondary">
        <bdi>{authorName}</bdi> · {t(`side.${side}`)} · <DateText value={at} withTime />
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <AttachmentList attachments={attachments} addressOf={addressOf} />
      {readAt !== null && (
        <Typography variant="caption" color="textSecondary">
          {t('read')} <DateText value={readAt} withTime />
        </Typography>
      )}
    </Box>
  );
}

/** What both sides of a record have written, oldest first, with how far the other side has read. */
export function Conversation({ pages, side, readMarks, onSeen, addressOf }: ConversationProps) {
  const { t } = useTranslation('conversation');
  const { rows, hasMore, isLoading, error, store } = pages;
  const newest = rows[0]?.messageId;
  const ownMark = readMarks.find((mark) => mark.side === side)?.messageId ?? '';
  useEffect(() => {
    if (newest !== undefined && newest > ownMark) onSeen(newest);
  }, [newest, ownMark, onSeen]);
  const other = readMarks.find((mark) => mark.side !== side);
  // Under the last of the own messages that was read: the ones above it were read too.
  const lastRead = rows.find((message) => message.side === side && other && message.messageId <= other.messageId);
  if (error) return <TableFault error={error} onRetry={() => void store.loadMore()} />;
  return (
    <>
      {hasMore && !isLoading && (
        <Button size="small" onClick={() => void store.loadMore()} sx={{ mb: 1 }}>
          {t('earlier')}
        </Button>
      )}
      {isLoading && <Arriving height={80} label={t('loading')} />}
      {!isLoading && newest === undefined && <Typography color="textSecondary">{t('none')}</Typography>}
      <Box component="ol" aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {rows.toReversed().map((message) => (
          <MessageItem
            key={message.messageId}
            message={message}
            isOwn={message.side === side}
            readAt={message === lastRead ? (other?.at ?? null) : null}
            addressOf={addressOf}
          />
        ))}
      </Box>
    </>
  );
}
