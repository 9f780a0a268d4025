import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { type JobKindName, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { type JobRequest, jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { Notice } from '../../base/Notice.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { FileUpload } from '../../ui/upload/FileUpload.tsx';
import { useUpload } from './useUpload.ts';

interface UploadFormProps {
  kind: JobKindName;
  /** Names the field of the file. */
  label: string;
  /** The word on the button that sends it. */
  action: string;
  /** What the job is started with, once its file has arrived. */
  requestOf: (uploadId: string) => JobRequest;
  onStarted: (jobId: string) => void;
  /** More of the form, above the file. */
  children?: ReactNode;
}

const filesGone = new Set(['uploadMissing', 'notFound']);

/** The file of a job: chosen or dropped, sent, and its job started. Whatever fails, the file stays chosen to be tried again. */
export function UploadForm({ kind, label, action, requestOf, onStarted, children }: UploadFormProps) {
  const { t } = useTranslation('job');
  const { control, handleSubmit, setError } = useForm<{ files: File[] }>({ defaultValues: { files: [] } });
  const { send, percent, fault, cancel, forget } = useUpload(kind);
  const start = useApiMutation(jobApi.endpoints.startJob, { showsErrors: true });
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const rule = jobKindFacts(kind).upload;
  const isBusy = percent !== null || start.isSending;

  const submit = handleSubmit(async ({ files: [file] }) => {
    setRefusals([]);
    if (!file) return setError('files', { message: t('upload.required') }, { shouldFocus: true });
    if (file.size === 0) return setError('files', { message: t('upload.empty') }, { shouldFocus: true });
    const uploadId = await send(file);
    if (!uploadId) return;
    const outcome = await start.send({ body: { job: requestOf(uploadId) } });
    if (outcome.isDone && outcome.data) return onStarted(outcome.data.jobId);
    const errors = outcome.isDone ? [] : outcome.errors;
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
        limits={{ maxFiles: 1, maxBytes: rule?.mostBytes ?? 0, types: rule?.types ?? [] }}
        isDisabled={start.isSending}
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
            <span>{t('upload.percent', { percent: percent as never })}</span>
          </>
        )}
      </Box>
    </Box>
  );
}
