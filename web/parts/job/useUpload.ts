import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { SendFailed, sendFile } from '../upload/sendFile.ts';

export type UploadFault = { readonly reason: 'lost' | 'refused' } | { readonly texts: readonly string[] };

/** Tells the portal of a file that will come: its id, and the signed address to send it to. Stays the same between renders. */
export type AnnounceFile = (file: File) => Promise<Outcome<{ readonly id: string; readonly url: string }>>;

/**
 * Sends a file. One that has arrived is not sent again while it stays the chosen one: when what follows it failed, only that is
 * repeated.
 */
export function useUpload(announce: AnnounceFile) {
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const arrived = useRef<{ file: File; id: string } | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  // It arrived for what was announced: another kind of job has to be told of it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts
  useEffect(() => {
    arrived.current = null;
  }, [announce]);
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
      const outcome = await announce(file);
      if (!outcome.isDone || !outcome.data) {
        setFault({ texts: outcome.isDone ? [] : outcome.errors.map(errorText) });
        return null;
      }
      if (signal.aborted) return null;
      const { id, url } = outcome.data;
      await sendFile(url, file, { signal, onProgress: setPercent });
      return id;
    },
    [announce],
  );

  /** The id of the file, once it has arrived; null when it did not, and then `fault` says why, unless it was cancelled. */
  const send = useCallback(
    async (file: File): Promise<string | null> => {
      setFault(null);
      if (arrived.current?.file === file) return arrived.current.id;
      const controller = new AbortController();
      running.current = controller;
      setPercent(0);
      try {
        const id = await transfer(file, controller.signal);
        if (id) arrived.current = { file, id };
        return id;
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
