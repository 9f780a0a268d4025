import { type ReactNode, useCallback } from 'react';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { type JobKindName, jobKindFacts } from '../../../shared/job/jobKinds.ts';
import { type JobRequest, jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { FileForm } from './FileForm.tsx';

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

const noFile = { types: [], mostBytes: 0 };

/** The file of a job, sent, and its job started. */
export function UploadForm({ kind, label, action, requestOf, onStarted, children }: UploadFormProps) {
  const { send: begin } = useApiMutation(jobApi.endpoints.beginUpload, { showsErrors: true });
  const { send: start } = useApiMutation(jobApi.endpoints.startJob, { showsErrors: true });
  const announce = useCallback(
    async (file: File) => {
      const outcome = await begin({ body: { kind, fileName: file.name, bytes: file.size } });
      return { ...outcome, data: outcome.data && { id: outcome.data.uploadId, url: outcome.data.url } };
    },
    [begin, kind],
  );
  const startJob = async (uploadId: string): Promise<readonly ApiError[]> => {
    const outcome = await start({ body: { job: requestOf(uploadId) } });
    if (!outcome.isDone) return outcome.errors;
    if (outcome.data) onStarted(outcome.data.jobId);
    return [];
  };
  return (
    <FileForm
      limits={jobKindFacts(kind).upload ?? noFile}
      label={label}
      action={action}
      announce={announce}
      onArrived={startJob}
    >
      {children}
    </FileForm>
  );
}
