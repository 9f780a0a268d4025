import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { contractResolver } from './contractResolver.ts';
import { type FormDraft, ownDraft } from './formDraft.ts';
import { summaryOf, useRefusals } from './useRefusals.ts';
import { forgetSent, useBeginning, useReturnedDraft, useTypedFirst } from './useTypedFirst.ts';

/** What a call is sent: its body or, without one, its query. */
type Body<E extends Endpoint> = E extends { readonly body: infer Fields extends z.ZodObject }
  ? z.input<Fields>
  : E extends { readonly query: infer Fields extends z.ZodObject }
    ? z.input<Fields>
    : never;

export interface ContractFormOptions<E extends Endpoint, Values extends FieldValues> {
  endpoint: E;
  /** The fields in the order of the screen. If it changes later, the fields that the user has not filled in follow it. */
  initial: Values;
  bodyOf: (values: Values) => Body<E>;
  /** Told once the call was done, with its data; the form may be gone afterwards, or stay. */
  onDone: (data: Answer<E> | null, values: Values) => unknown;
  /** The form's field for a field of the contract, where the two have different names. */
  fieldOf?: (field: string, values: Values) => string;
  /** Names a field in the summary above the form; without it each error stands at its field only. */
  labelOf?: (field: string) => string;
  /** Where the contract's schema alone is not all that is checked. */
  resolver?: Resolver<Values>;
  /** Where what was typed is kept, if not by the form itself (`ownDraft`); null where nothing is to come back, with its reason beside it. */
  draft?: FormDraft<Values> | null;
  /** What tells the record apart where neither the address of the page nor the body names it. */
  about?: readonly (string | number)[];
  /** Sends in another way than by the endpoint alone, such as with a token of a human verification. */
  send?: (body: Body<E>, values: Values) => Promise<Outcome<Answer<E>>>;
  /** A step between checking and sending, such as reading a card; it goes on with `sendNow`, at once or later. */
  onChecked?: (values: Values, sendNow: (values: Values) => Promise<void>) => unknown;
  /** Takes the refusals that the screen shows in its own way, and answers the rest. */
  onRefused?: (outcome: Refused<Answer<E>>, values: Values) => readonly ApiError[] | Promise<readonly ApiError[]>;
}

type Refused<Data> = Extract<Outcome<Data>, { isDone: false }>;

const sameName = (field: string): string => field;

const schemaOf = ({ body, query }: Endpoint): z.ZodType => {
  const schema = body ?? query;
  if (!schema) throw new Error('A form needs an endpoint with a body or a query.');
  return schema;
};

/** The draft that the screen names, or the form's own. */
function draftOf<E extends Endpoint, Values extends FieldValues>({
  draft,
  endpoint,
  initial,
  bodyOf,
  about = [],
}: ContractFormOptions<E, Values>): FormDraft<Values> | undefined {
  if (draft !== undefined) return draft ?? undefined;
  return ownDraft({ path: endpoint.path, initial, bodyOf, about });
}

/** Work that is under way is not begun again: a second click can arrive before the button shows that the first one counts. */
function useOneAtATime() {
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const oneAtATime = async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { oneAtATime, isSending };
}

/** The form itself. It calls the functions of the last rendering, so that a check uses the values of its moment. */
function useChecked<E extends Endpoint, Values extends FieldValues>(
  { endpoint, bodyOf, fieldOf, resolver }: ContractFormOptions<E, Values>,
  values: Values,
) {
  const latest = useRef<Resolver<Values>>(undefined);
  latest.current =
    resolver ?? contractResolver<Values>(schemaOf(endpoint), { bodyOf, ...(fieldOf ? { fieldOf } : {}) });
  const check = useCallback<Resolver<Values>>((...all) => (latest.current as Resolver<Values>)(...all), []);
  return useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver: check, mode: 'onTouched' });
}

/**
 * A form that sends one call of the contract. It is checked by the call's schema and sent once however often the button is
 * pressed, again under the same Idempotency-Key while no answer arrived. Refusals stand at their fields; the first has the focus.
 * What a person typed survives a lost connection and the end of a session, and nothing that loads later changes it.
 */
export function useContractForm<E extends Endpoint, Values extends FieldValues>(
  options: ContractFormOptions<E, Values>,
) {
  const { endpoint, initial, bodyOf, fieldOf = sameName } = options;
  // The draft of the person who began: when a session ends, another person's draft never replaces it.
  const [draft] = useState(() => draftOf(options));
  const calls = useApiMutation(endpoint, { showsErrors: true });
  const { oneAtATime, isSending } = useOneAtATime();
  const beginning = useBeginning(initial, draft);
  const form = useChecked(options, beginning.values);
  const { errors, submitCount } = form.formState;
  const { shown, refuse, forget } = useRefusals(form);
  useTypedFirst(form, initial, beginning, draft);
  const { back, clear } = useReturnedDraft(form, initial, beginning, draft);

  const sendOne = async (values: Values): Promise<void> => {
    const body = bodyOf(values);
    const outcome = await (options.send
      ? options.send(body, values)
      : calls.send((endpoint.body ? { body } : { query: body }) as unknown as Sending<E>));
    if (!outcome.isDone) {
      const refused = options.onRefused ? await options.onRefused(outcome, values) : outcome.errors;
      return refuse(refused, values, fieldOf);
    }
    forgetSent(beginning.typed, values, form.getValues());
    draft?.drop();
    await options.onDone(outcome.data, values);
  };

  const empty = (values: Values): void => {
    forget();
    clear(values);
  };
  const returned = back && {
    ...back,
    labelOf: options.labelOf,
    ...(draft?.begun && { discard: () => empty(initial) }),
  };

  const sendNow = (values: Values): Promise<void> => {
    forget();
    return oneAtATime(() => sendOne(values));
  };

  return {
    form,
    control: form.control,
    errors,
    // Only a form that asks for them is drawn again, and checked with each key, for their sake.
    get isDirty() {
      // What came back is not saved yet, though the form began with it.
      return form.formState.isDirty || returned !== null;
    },
    get isValid() {
      return form.formState.isValid;
    },
    isSending,
    isTryingAgain: calls.isTryingAgain,
    wasSubmitted: submitCount > 0,
    ...shown,
    returned,
    summary: submitCount > 0 ? summaryOf(form, shown.refusals, options.labelOf) : [],
    goTo: (field: string) => form.setFocus(field as FieldPath<Values>),
    /** Whether these fields are right by themselves; goes to the first that is not. */
    check: (fields: FieldPath<Values>[]) => form.trigger(fields, { shouldFocus: true }),
    /** Forgets the draft: what was typed is not wanted any more. */
    dropDraft: () => draft?.drop(),
    /** Empties the form on purpose, draft included. */
    clear: empty,
    /** Sends values that were checked, after a step of the screen's own in between. */
    sendNow,
    submit: (event?: FormEvent) => {
      // A dialog's form may hang in another form, which is not meant.
      event?.stopPropagation();
      forget();
      const { onChecked } = options;
      return form.handleSubmit((values) => (onChecked ? onChecked(values, sendNow) : sendNow(values)))(event);
    },
  };
}
