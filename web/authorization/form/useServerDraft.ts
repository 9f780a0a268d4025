import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { type FormDraft, sessionDraft } from '../../parts/form/formDraft.ts';
import { draftOf, type FormValues } from './formValues.ts';

const { saveAuthorizationDraft } = authorizationApi.endpoints;
type Save = Sending<typeof saveAuthorizationDraft>;

/** The pause after the last key before a draft is sent: with the call's own time it is on the server within two seconds (REQ-EAUTH-06). */
const pauseMs = 700;
/** How long a draft that could not be sent waits for the next try; a connection that comes back is used at once. */
const retryMs = 5000;

/** The draft or the refused request on the server, at the version that this page has seen. */
export interface DraftPlace {
  readonly authorizationId: string;
  readonly version: number;
}

export type DraftState =
  | { readonly kind: 'none' | 'saving' | 'waiting' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Somebody else, or another device, was first: nothing is written over theirs. */
  | { readonly kind: 'refused'; readonly error: ApiError };

const numbersOfPatient = ['emiratesId', 'cardNumber', 'patientName', 'attachments'] as const;
const keptAt = (id: string) => sessionDraft<FormValues>(`authorization:${id}`, numbersOfPatient);

const keyOf = ({ authorizationId, version }: DraftPlace): string => `${authorizationId}:${version}`;

/**
 * What the browser keeps until the server has it: it goes with each answer. It belongs to the version over which it was typed, so that it
 * never comes back over what another person or device has written since.
 */
export function useLocalDraft(first: DraftPlace | null) {
  const [local] = useState(() => {
    let kept = keptAt(first ? keyOf(first) : 'new');
    const draft: FormDraft<FormValues> = {
      read: () => kept.read(),
      // The server has the numbers of a draft that it knows.
      notKept: () => (first ? [] : (kept.notKept?.() ?? [])),
      keep: (typed) => kept.keep(typed),
      drop: () => kept.drop(),
    };
    const moveTo = (place: DraftPlace) => {
      kept.drop();
      kept = keptAt(keyOf(place));
    };
    return { draft, moveTo };
  });
  return local;
}

interface ServerDraftOptions {
  form: UseFormReturn<FormValues>;
  local: ReturnType<typeof useLocalDraft>;
  first: DraftPlace | null;
  /** What the form began with: no typing, so that a request that was only looked at leaves no draft. */
  initial: FormValues;
  /** Nothing is saved while another person has the draft. */
  isPaused: boolean;
  /** Told of the place that a new draft got. */
  onFirstSaved: (authorizationId: string) => void;
}

/** Keeps what is typed on the server: one call at a time, always the newest values, the same call again while no answer arrived. */
export function useServerDraft({ form, local, first, initial, isPaused, onFirstSaved }: ServerDraftOptions) {
  const { send } = useApiMutation(saveAuthorizationDraft, { showsErrors: true });
  const place = useRef(first);
  const savedText = useRef(JSON.stringify(draftOf(initial)));
  const unanswered = useRef<Save | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(isPaused);
  isStopped.current = isPaused;
  const [state, setState] = useState<DraftState>({ kind: 'none' });
  const told = useRef(onFirstSaved);
  told.current = onFirstSaved;

  /** Sends one call; false where it has to wait, or was refused. */
  const sendOne = useCallback(
    async (call: Save): Promise<boolean> => {
      setState({ kind: 'saving' });
      const outcome = await send(call);
      if (outcome.isDone && outcome.data) {
        unanswered.current = null;
        const { authorizationId, version, savedAt } = outcome.data;
        const isNew = place.current?.authorizationId !== authorizationId;
        place.current = { authorizationId, version };
        savedText.current = JSON.stringify(call.body.draft);
        local.moveTo(place.current);
        if (isNew) told.current(authorizationId);
        setState({ kind: 'saved', at: savedAt });
        return true;
      }
      const errors = outcome.isDone ? [] : outcome.errors;
      const [error] = errors;
      if (!error || errors.some(isTransportError)) {
        // What arrived without an answer is asked for again before anything newer is written over it.
        unanswered.current = call;
        setState({ kind: 'waiting' });
      } else {
        unanswered.current = null;
        isStopped.current = true;
        setState({ kind: 'refused', error });
      }
      return false;
    },
    [send, local],
  );

  const saveNow = useCallback(
    async (isTakeOver = false): Promise<boolean> => {
      clearTimeout(timer.current);
      if (unanswered.current && !(await sendOne(unanswered.current))) return false;
      const draft = draftOf(form.getValues());
      if (JSON.stringify(draft) === savedText.current && !isTakeOver) return true;
      return sendOne({ body: { ...place.current, draft, isTakeOver } });
    },
    [form, sendOne],
  );

  /** Saves what is not saved yet, after what is on its way. */
  const flush = useCallback(
    async (isTakeOver = false): Promise<boolean> => {
      await running.current;
      let isSaved = false;
      const work = saveNow(isTakeOver).then((done) => {
        isSaved = done;
      });
      running.current = work;
      await work;
      return isSaved;
    },
    [saveNow],
  );

  const schedule = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isStopped.current) return;
        void flush().then((isSaved) => {
          if (!isSaved && !isStopped.current) schedule(retryMs);
          else if (!isStopped.current && JSON.stringify(draftOf(form.getValues())) !== savedText.current) schedule(0);
        });
      }, ms);
    },
    [flush, form],
  );

  useEffect(() => {
    if (JSON.stringify(draftOf(form.getValues())) !== savedText.current) schedule(0);
    const online = () => unanswered.current && schedule(0);
    window.addEventListener('online', online);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isStopped.current) return;
        schedule(pauseMs);
      },
    });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', online);
      stop();
    };
  }, [form, schedule]);

  return {
    state,
    place: () => place.current,
    flush,
    /** Before the request itself is sent, or after it was: no draft follows it. */
    stop: () => {
      clearTimeout(timer.current);
      isStopped.current = true;
    },
    resume: () => {
      isStopped.current = isPaused;
    },
    /** Keeps what is typed here as a draft of its own, beside that of the other person. */
    keepAsOwn: () => {
      // A file belongs to the draft that it was attached to.
      form.setValue('attachments', []);
      place.current = null;
      isStopped.current = false;
      return flush(true);
    },
  };
}
