import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '../../../shared/_field/fileSize.ts';
import type { Attachment } from '../../../shared/_parts/attachment.ts';
import { followAddress } from '../upload/followAddress.ts';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** Asks the record's module for the address of a file; null where it was refused, which the call has said already. */
  addressOf: (attachmentId: string) => Promise<string | null>;
}

/** The files of a record or a message, each to be downloaded. */
export function AttachmentList({ attachments, addressOf }: AttachmentListProps) {
  const { t } = useTranslation('attachment');
  const download = async (attachmentId: string) => {
    const url = await addressOf(attachmentId);
    if (url !== null) followAddress(url);
  };
  if (attachments.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {attachments.map(({ attachmentId, fileName, bytes }) => (
        <Box component="li" key={attachmentId} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            size="small"
            startIcon={<AttachIcon />}
            aria-label={t('download', { file: fileName })}
            onClick={() => void download(attachmentId)}
            sx={{ textAlign: 'start', overflowWrap: 'anywhere', minWidth: 0 }}
          >
            <bdi>{fileName}</bdi>
          </Button>
          <Typography variant="caption" color="textSecondary">
            <bdi dir="ltr">{fileSizeText(bytes)}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
