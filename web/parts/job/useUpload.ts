import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobKindName } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { SendFailed, sendFile } from '../upload/sendFile.ts';

export type UploadFault = { readonly reason: 'lost' | 'refused' } | { readonly texts: readonly string[] };

/**
 * Sends a job's file. A file that has arrived is not sent again while it stays the chosen one: when starting its job failed, only
 * that is repeated.
 */
export function useUpload(kind: JobKindName) {
  const { send: begin } = useApiMutation(jobApi.endpoints.beginUpload, { showsErrors: true });
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const arrived = useRef<{ file: File; uploadId: string } | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  const isSending = percent !== null;
  useEffect(() => {
    if (!isSending) return;
    // The browser asks whether to leave: a file that is half sent is lost.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  const transfer = useCallback(
    async (file: File, signal: AbortSignal): Promise<string | null> => {
      const outcome = await begin({ body: { kind, fileName: file.name, bytes: file.size } });
      if (!outcome.isDone || !outcome.data) {
        setFault({ texts: outcome.isDone ? [] : outcome.errors.map(errorText) });
        return null;
      }
      if (signal.aborted) return null;
      const { uploadId, url } = outcome.data;
      await sendFile(url, file, { signal, onProgress: setPercent });
      return uploadId;
    },
    [begin, kind],
  );

  /** The id of the file, once it has arrived; null when it did not, and then `fault` says why, unless it was cancelled. */
  const send = useCallback(
    async (file: File): Promise<string | null> => {
      setFault(null);
      if (arrived.current?.file === file) return arrived.current.uploadId;
      const controller = new AbortController();
      running.current = controller;
      setPercent(0);
      try {
        const uploadId = await transfer(file, controller.signal);
        if (uploadId) arrived.current = { file, uploadId };
        return uploadId;
      } catch (error) {
        if (!controller.signal.aborted) setFault({ reason: error instanceof SendFailed ? error.reason : 'lost' });
        return null;
      } finally {
        setPercent(null);
      }
    },
    [transfer],
  );

  return {
    send,
    percent,
    fault,
    cancel: () => running.current?.abort(),
    /** The portal does not have the file any more: the next time it is sent again. */
    forget: () => {
      arrived.current = null;
    },
  };
}
