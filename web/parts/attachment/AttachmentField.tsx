import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '../../../shared/_field/fileSize.ts';
import { type Attachment, attachmentLimits } from '../../../shared/_parts/attachment.ts';
import { type FieldProps, useField } from '../../ui/useField.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { useAttaching } from './useAttaching.ts';

interface AttachmentFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Told while files are on their way: a message sent now would go without them. */
  onBusy?: (isBusy: boolean) => void;
  /** How many files the field takes, where they are no message's. */
  mostFiles?: number;
}

const types = attachmentLimits.types.join(', ');

/** The files of a message, as a field whose value is the `Attachment`s that were sent and checked. */
export function AttachmentField<Values extends FieldValues>(props: AttachmentFieldProps<Values>) {
  const { onBusy, mostFiles = attachmentLimits.maxFiles } = props;
  const { field, input } = useField(props);
  const { t } = useTranslation('attachment');
  const attached: readonly Attachment[] = field.value ?? [];
  const { add, remove, sending, problems } = useAttaching(attached, field.onChange, mostFiles);
  const picker = useRef<HTMLInputElement>(null);
  const isBusy = sending !== null;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const isFull = attached.length >= mostFiles;
  return (
    <Box
      role="group"
      aria-labelledby={`${input.id}-label`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isBusy && !isFull) void add([...event.dataTransfer.files]);
      }}
    >
      <Typography id={`${input.id}-label`} variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {input.label}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {attached.map(({ attachmentId, fileName, bytes }) => (
          <Box component="li" key={attachmentId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <AttachIcon fontSize="small" color="action" />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <bdi>{fileName}</bdi>
            </Typography>
            <Typography variant="caption" color="textSecondary" noWrap>
              <bdi dir="ltr">{fileSizeText(bytes)}</bdi>
            </Typography>
            <IconButton size="small" aria-label={t('remove', { file: fileName })} onClick={() => remove(attachmentId)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        id={input.id}
        ref={field.ref}
        size="small"
        variant="outlined"
        startIcon={<AttachIcon />}
        disabled={isBusy || isFull}
        aria-describedby={`${input.id}-limits`}
        onBlur={field.onBlur}
        onClick={() => picker.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
        accept={attachmentLimits.types.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <FormHelperText id={`${input.id}-limits`} error={input.error}>
        {input.helperText || t('limits', { count: mostFiles, types, size: fileSizeText(attachmentLimits.maxBytes) })}
      </FormHelperText>
      <Box role="status">
        {sending && (
          <>
            <Typography variant="caption">{t('sending', { file: sending.fileName })}</Typography>
            <LinearProgress variant="determinate" value={sending.percent} aria-label={t('progress')} />
          </>
        )}
      </Box>
      <Box role="alert">
        {problems.map((problem) => (
          <Alert key={problem} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        ))}
      </Box>
    </Box>
  );
}
