import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { percentText } from '../../../shared/_field/amountText.ts';
import type { UploadLimits } from '../../../shared/job/jobKind.ts';
import { errorText } from '../../base/messageText.ts';
import { Notice } from '../../base/Notice.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { FileUpload } from '../../ui/upload/FileUpload.tsx';
import { type AnnounceFile, useUpload } from './useUpload.ts';

interface FileFormProps {
  limits: UploadLimits;
  /** Names the field of the file. */
  label: string;
  /** The word on the button that sends it. */
  action: string;
  announce: AnnounceFile;
  /** What follows when the file has arrived, and why that was refused. */
  onArrived: (id: string) => readonly ApiError[] | Promise<readonly ApiError[]>;
  /** More of the form, above the file. */
  children?: ReactNode;
}

const filesGone = new Set(['uploadMissing', 'notFound']);

/** A file, chosen or dropped, sent to a signed address, and what follows it. Whatever fails, the file stays chosen to be tried again. */
export function FileForm({ limits, label, action, announce, onArrived, children }: FileFormProps) {
  const { t } = useTranslation('job');
  const { control, handleSubmit, setError, formState } = useForm<{ files: File[] }>({ defaultValues: { files: [] } });
  const { send, percent, fault, cancel, forget } = useUpload(announce);
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const isBusy = formState.isSubmitting;

  const submit = handleSubmit(async ({ files: [file] }) => {
    setRefusals([]);
    if (!file) return setError('files', { message: t('upload.required') }, { shouldFocus: true });
    if (file.size === 0) return setError('files', { message: t('upload.empty') }, { shouldFocus: true });
    const id = await send(file);
    if (!id) return;
    const errors = await onArrived(id);
    if (errors.some(({ code }) => filesGone.has(code))) forget();
    setRefusals(errors);
  });

  const messages = [
    ...(fault ? ('reason' in fault ? [t(`upload.${fault.reason}`)] : fault.texts) : []),
    ...refusals.map(errorText),
  ];
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {children}
      <FileUpload
        control={control}
        name="files"
        label={label}
        isRequired
        limits={{ maxFiles: 1, maxBytes: limits.mostBytes, types: limits.types }}
        isDisabled={isBusy}
        {...(percent !== null && { progress: percent })}
      />
      <Box role="alert">
        {messages.length > 0 && (
          <Notice severity="error">
            {messages.map((message) => (
              <div key={message}>{message}</div>
            ))}
          </Notice>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <SubmitButton isSending={isBusy}>{messages.length > 0 ? t('upload.again') : action}</SubmitButton>
        {percent !== null && (
          <>
            <Button onClick={cancel}>{t('upload.cancel')}</Button>
            <span>{t('upload.percent', { percent: percentText(percent) })}</span>
          </>
        )}
      </Box>
    </Box>
  );
}
