import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import type { Outcome } from '../../api/useApiMutation.ts';

/** The pause after the last key before a draft is sent: with the call's own time it is on the server within two seconds (REQ-EAUTH-06, REQ-NET-16). */
const pauseMs = 700;
/** How long a draft that could not be sent waits for the next try; a connection that comes back is used at once. */
const retryMs = 5000;

export type DraftState =
  | { readonly kind: 'none' | 'saving' | 'waiting' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Somebody else, or another device, was first: nothing is written over theirs. */
  | { readonly kind: 'refused'; readonly error: ApiError };

interface DraftCall {
  readonly body: { readonly draft: unknown };
}

interface ServerDraftOptions<
  Values extends FieldValues,
  Place extends { readonly version: number },
  Call extends DraftCall,
> {
  form: UseFormReturn<Values>;
  /** What the form began with: no typing, so that a record that was only looked at leaves no draft. */
  initial: Values;
  /** The record on the server, at the version that this page has seen; null for a new one. */
  first: Place | null;
  draftOf: (values: Values) => Call['body']['draft'];
  callOf: (draft: Call['body']['draft'], place: Place | null, isTakeOver: boolean) => Call;
  send: (call: Call) => Promise<Outcome<Place & { readonly savedAt: string }>>;
  /** Whether the record is sent by its place alone: then it gets one before, also where nothing was typed. */
  needsPlace?: boolean;
  /** Told of each saving, and of the place before it. */
  onSaved?: (place: Place, before: Place | null) => void;
}

/** Keeps what is typed on the server: one call at a time, always the newest values, the same call again while no answer arrived. */
export function useServerDraft<
  Values extends FieldValues,
  Place extends { readonly version: number },
  Call extends DraftCall,
>(options: ServerDraftOptions<Values, Place, Call>) {
  const { form, initial, first } = options;
  const way = useRef(options);
  way.current = options;
  const place = useRef(first);
  const savedText = useRef(JSON.stringify(options.draftOf(initial)));
  const unanswered = useRef<Call | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  /** What was refused is sent again when something else is typed, and not by itself. */
  const isRefused = useRef(false);
  const [state, setState] = useState<DraftState>({ kind: 'none' });

  // A copy: the form goes on writing into its own values while a call with them is on its way.
  const draftNow = useCallback(() => structuredClone(way.current.draftOf(form.getValues())), [form]);
  const isSaved = useCallback(() => JSON.stringify(draftNow()) === savedText.current, [draftNow]);

  /** Sends one call; false where it has to wait, or was refused. */
  const sendOne = useCallback(async (call: Call): Promise<boolean> => {
    setState({ kind: 'saving' });
    const outcome = await way.current.send(call);
    isRefused.current = false;
    if (outcome.isDone && outcome.data) {
      unanswered.current = null;
      const { savedAt, ...saved } = outcome.data;
      const before = place.current;
      place.current = saved as unknown as Place;
      savedText.current = JSON.stringify(call.body.draft);
      way.current.onSaved?.(place.current, before);
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
      isRefused.current = true;
      setState({ kind: 'refused', error });
    }
    return false;
  }, []);

  const saveNow = useCallback(
    async (isTakeOver: boolean): Promise<boolean> => {
      clearTimeout(timer.current);
      if (unanswered.current && !(await sendOne(unanswered.current))) return false;
      const { callOf, needsPlace = false } = way.current;
      const lacksPlace = needsPlace && place.current === null;
      if (isSaved() && !isTakeOver && !lacksPlace) return true;
      return sendOne(callOf(draftNow(), place.current, isTakeOver));
    },
    [draftNow, isSaved, sendOne],
  );

  /** Saves what is not saved yet, after what is on its way. */
  const flush = useCallback(
    (isTakeOver = false): Promise<boolean> => {
      const work = running.current.then(() => saveNow(isTakeOver));
      running.current = work.catch(() => undefined);
      return work;
    },
    [saveNow],
  );

  const schedule = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (isStopped.current) return;
        void flush().then((isDone) => {
          if (isStopped.current || isRefused.current) return;
          if (!isDone) schedule(retryMs);
          else if (!isSaved()) schedule(0);
        });
      }, ms);
    },
    [flush, isSaved],
  );

  useEffect(() => {
    if (!isSaved()) schedule(0);
    const online = () => unanswered.current && schedule(0);
    window.addEventListener('online', online);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => !isStopped.current && schedule(pauseMs),
    });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', online);
      stop();
      // Who leaves within the pause has typed it all the same.
      if (!isStopped.current && !isRefused.current && !isSaved()) void flush();
    };
  }, [form, schedule, isSaved, flush]);

  const stop = () => {
    clearTimeout(timer.current);
    isStopped.current = true;
  };
  const resume = () => {
    isStopped.current = false;
  };
  return {
    state,
    place: () => place.current,
    flush,
    /** Sends the record itself after all that was typed: no draft follows it. A draft that could not be saved does not hold it up: its answer says why. */
    sendAfter: async <Data>(sendRecord: (place: Place | null) => Promise<Outcome<Data>>): Promise<Outcome<Data>> => {
      const isKept = await flush();
      if (isKept) stop();
      const outcome = await sendRecord(place.current);
      if (outcome.isDone) stop();
      else if (isKept) resume();
      return outcome;
    },
    /** Before the record itself is sent, or after it was: no draft follows it. */
    stop,
    resume,
    /** What is typed here becomes a draft of its own, beside that of another person. */
    leavePlace: () => {
      place.current = null;
      isStopped.current = false;
    },
    /** What is typed here goes over what is at this place now; null for nothing. */
    goOnFrom: (now: Place | null): Promise<boolean> => {
      place.current = now;
      return flush(true);
    },
  };
}
