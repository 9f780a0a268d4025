import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Attachment, attachmentLimits } from '../../../shared/_parts/attachment.ts';
import { attachmentApi } from '../../../shared/attachment/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { errorText } from '../../base/messageText.ts';
import { chooseFiles } from '../../ui/upload/chooseFiles.ts';
import { uploadProblemText } from '../../ui/upload/uploadProblemText.ts';
import { SendFailed, sendFile } from '../upload/sendFile.ts';

const { beginAttachment, checkAttachment, removeAttachment } = attachmentApi.endpoints;
const quietly = { showsErrors: true };

interface Sending {
  readonly fileName: string;
  readonly percent: number;
}

/**
 * Sends chosen files one after the other and has their content checked. `onChange` gets the files that a message may carry; what
 * is wrong with one is in `problems`, and the others stay.
 */
export function useAttaching(
  attached: readonly Attachment[],
  onChange: (files: readonly Attachment[]) => void,
  mostFiles: number,
) {
  const { t } = useTranslation('attachment');
  const { send: begin } = useApiMutation(beginAttachment, quietly);
  const { send: check } = useApiMutation(checkAttachment, quietly);
  const { send: discard } = useApiMutation(removeAttachment, quietly);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // An upload ends later than its file was chosen, so it is added to the files attached by then.
  const latest = useRef(attached);
  latest.current = attached;
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const change = (files: readonly Attachment[]) => {
    latest.current = files;
    onChange(files);
  };

  /** What is wrong with the file, or null once it is attached. */
  const attach = async (file: File): Promise<string | null> => {
    const { signal } = leaving.current;
    if (file.size === 0) return t('empty');
    const begun = await begin({ body: { fileName: file.name, bytes: file.size } });
    if (!begun.isDone || !begun.data) return begun.isDone ? t('refused') : begun.errors.map(errorText).join(' ');
    const { attachmentId, url } = begun.data;
    await sendFile(url, file, { signal, onProgress: (percent) => setSending({ fileName: file.name, percent }) });
    const checked = await check({ body: { attachmentId } });
    if (!checked.isDone || !checked.data)
      return checked.isDone ? t('refused') : checked.errors.map(errorText).join(' ');
    change([...latest.current, checked.data]);
    return null;
  };

  const add = async (files: readonly File[]): Promise<void> => {
    const room = mostFiles - latest.current.length;
    const choice = chooseFiles([], files, { ...attachmentLimits, maxFiles: room });
    const found = choice.problems.map((each) => uploadProblemText(each));
    setProblems(found);
    for (const file of choice.files) {
      setSending({ fileName: file.name, percent: 0 });
      const problem = await attach(file).catch((error) => t(error instanceof SendFailed ? error.reason : 'lost'));
      if (leaving.current.signal.aborted) return;
      if (problem !== null) setProblems((others) => [...others, `${file.name}: ${problem}`]);
    }
    setSending(null);
  };

  const remove = (attachmentId: string): void => {
    change(latest.current.filter((each) => each.attachmentId !== attachmentId));
    void discard({ body: { attachmentId } });
  };

  return { add, remove, sending, problems };
}
