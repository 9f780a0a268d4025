import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import type { EmpanelmentKind } from '../../../shared/empanelment/form.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { draftOf, type FormValues } from './formValues.ts';

const { saveEmpanelmentDraft } = empanelmentApi.endpoints;
type Save = Sending<typeof saveEmpanelmentDraft>;

/** The pause after the last key: with the call's own time the draft is on the server within two seconds. */
const pauseMs = 700;
/** How long a draft that could not be sent waits for the next try. */
const retryMs = 5000;

/** The request on the server, at the version that this page has seen. */
export interface DraftPlace {
  readonly empanelmentId: string;
  readonly version: number;
}

export type DraftState =
  | { readonly kind: 'none' | 'saving' | 'waiting' | 'refused' }
  | { readonly kind: 'saved'; readonly at: string };

interface AutosaveOptions {
  form: UseFormReturn<FormValues>;
  kind: EmpanelmentKind;
  first: DraftPlace | null;
  initial: FormValues;
}

/** Keeps what is typed on the server: one call at a time, always the newest values, the same call again while no answer arrived. */
export function useAutosave({ form, kind, first, initial }: AutosaveOptions) {
  const { send } = useApiMutation(saveEmpanelmentDraft, { showsErrors: true });
  const place = useRef(first);
  const savedText = useRef(JSON.stringify(draftOf(initial)));
  const unanswered = useRef<Save | null>(null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  const [state, setState] = useState<DraftState>({ kind: 'none' });

  const isSaved = useCallback(() => JSON.stringify(draftOf(form.getValues())) === savedText.current, [form]);

  const sendOne = useCallback(
    async (call: Save): Promise<boolean> => {
      setState({ kind: 'saving' });
      const outcome = await send(call);
      if (outcome.isDone && outcome.data) {
        unanswered.current = null;
        const { empanelmentId, version, savedAt } = outcome.data;
        place.current = { empanelmentId, version };
        savedText.current = JSON.stringify(call.body.draft);
        setState({ kind: 'saved', at: savedAt });
        return true;
      }
      const isLost = !outcome.isDone && outcome.errors.some(isTransportError);
      // What arrived without an answer is asked for again before anything newer is written over it.
      unanswered.current = isLost ? call : null;
      isStopped.current = !isLost;
      setState({ kind: isLost ? 'waiting' : 'refused' });
      return false;
    },
    [send],
  );

  const saveNow = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (unanswered.current && !(await sendOne(unanswered.current))) return false;
    if (place.current && isSaved()) return true;
    return sendOne({ body: { ...place.current, kind, draft: draftOf(form.getValues()) } });
  }, [form, kind, isSaved, sendOne]);

  /** Saves what is not saved yet, after what is on its way. */
  const flush = useCallback((): Promise<boolean> => {
    running.current = running.current.then(saveNow, saveNow);
    return running.current;
  }, [saveNow]);

  const schedule = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isStopped.current || isSaved()) return;
        void flush().then((isDone) => {
          if (!isStopped.current && !(isDone && isSaved())) schedule(isDone ? 0 : retryMs);
        });
      }, ms);
    },
    [flush, isSaved],
  );

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => !isStopped.current && schedule(pauseMs),
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [form, schedule]);

  return {
    state,
    flush,
    place: () => place.current,
    /** While the request itself is sent, and after it was: no draft follows it. */
    stop: () => {
      clearTimeout(timer.current);
      isStopped.current = true;
    },
    resume: () => {
      isStopped.current = false;
    },
  };
}
