import { type FormEvent, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { contractResolver } from './contractResolver.ts';
import { inOrder, problemsOf } from './fieldPaths.ts';
import type { FormDraft } from './formDraft.ts';
import { forgetSent, useBeginning, useTypedFirst } from './useTypedFirst.ts';

/** What a call is sent: its body or, without one, its query. */
type Body<E extends Endpoint> = E extends { readonly body: infer Fields extends z.ZodObject }
  ? z.input<Fields>
  : E extends { readonly query: infer Fields extends z.ZodObject }
    ? z.input<Fields>
    : never;

export interface ContractFormOptions<E extends Endpoint, Values extends FieldValues> {
  endpoint: E;
  /** The fields in the order of the screen. Where it changes later, the fields that nobody has filled in follow it. */
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
  draft?: FormDraft<Values>;
  /** Sends in another way than by the endpoint alone, such as with a token of a human verification. */
  send?: (body: Body<E>, values: Values) => Promise<Outcome<Answer<E>>>;
  /** A step between checking and sending, such as reading a card; it goes on with `sendNow`, at once or later. */
  onChecked?: (values: Values, sendNow: (values: Values) => Promise<void>) => unknown;
  /** Takes the refusals that the screen shows in its own way, and answers the rest. */
  onRefused?: (outcome: Refused<Answer<E>>, values: Values) => readonly ApiError[] | Promise<readonly ApiError[]>;
}

type Refused<Data> = Extract<Outcome<Data>, { isDone: false }>;

/** What the sending of a form has come to, as the form shows it. */
interface Shown {
  /** What belongs to no field on the screen. */
  readonly refusals: readonly ApiError[];
  /** No answer arrived: trying again is safe. */
  readonly isNotSent: boolean;
}
const nothing: Shown = { refusals: [], isNotSent: false };

const schemaOf = ({ body, query }: Endpoint): z.ZodType => {
  const schema = body ?? query;
  if (!schema) throw new Error('A form needs an endpoint with a body or a query.');
  return schema;
};

const isOnScreen = <Values extends FieldValues>({ control }: UseFormReturn<Values>, field: string): boolean =>
  (get(control._fields, field) as Field | undefined)?._f?.mount === true;

/** Work that is under way is not begun again: a second click can arrive before the button shows that the first one counts. */
function useOnce() {
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const once = async (work: () => Promise<unknown>): Promise<void> => {
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
  return { once, isSending };
}

/** What is wrong, for the summary above the form: what belongs to no field first, then the fields in their order. */
function summaryOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { refusals }: Shown,
  labelOf: ((field: string) => string) | undefined,
): SummaryError[] {
  const isShownAtField = (field: string) => isOnScreen(form, field);
  const problems = inOrder(problemsOf(form.formState.errors), form.getValues());
  const fields = problems.flatMap(({ field, message }): SummaryError[] => {
    if (!isShownAtField(field)) return [{ message }];
    return labelOf ? [{ name: field, label: labelOf(field), message }] : [];
  });
  return [...refusals.map(({ message }) => ({ message })), ...fields];
}

/**
 * A form that sends one call of the contract. It is checked by the call's schema and sent once however often the button is
 * pressed, again under the same Idempotency-Key while no answer arrived. Refusals stand at their fields; the first has the focus.
 * What a person typed survives a lost connection and the end of a session, and nothing that loads later changes it.
 */
export function useContractForm<E extends Endpoint, Values extends FieldValues>(
  options: ContractFormOptions<E, Values>,
) {
  const { endpoint, initial, bodyOf, fieldOf = (field: string) => field } = options;
  // Of the person who began: at the end of a session nobody else's takes its place.
  const [draft] = useState(options.draft);
  const calls = useApiMutation(endpoint, { showsErrors: true });
  const { once, isSending } = useOnce();
  const [shown, setShown] = useState(nothing);
  const beginning = useBeginning(initial, draft);
  // What is checked is decided when it is checked: the functions of the last rendering count.
  const latest = useRef<Resolver<Values>>(undefined);
  latest.current = options.resolver ?? contractResolver<Values>(schemaOf(endpoint), { bodyOf, fieldOf });
  const resolver = useMemo<Resolver<Values>>(
    () => (values, context, of) => (latest.current as Resolver<Values>)(values, context, of),
    [],
  );
  const form = useForm<Values>({
    defaultValues: beginning.values as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  });
  const { errors, submitCount, isDirty, isValid } = form.formState;
  useTypedFirst(form, initial, beginning.typed, draft);

  const refuse = (refused: readonly ApiError[], values: Values): void => {
    const placed = refused.map((error) => ({ ...error, field: error.field ? fieldOf(error.field, values) : '' }));
    const atFields = inOrder(
      placed.filter(({ field }) => isOnScreen(form, field)),
      values,
    );
    for (const { field, code, message } of atFields) {
      form.setError(field as FieldPath<Values>, { type: code, message });
    }
    if (atFields[0]) form.setFocus(atFields[0].field as FieldPath<Values>);
    setShown({
      refusals: placed.filter((error) => !isOnScreen(form, error.field) && !isTransportError(error)),
      isNotSent: placed.some(isTransportError),
    });
  };

  const sendOne = async (values: Values): Promise<void> => {
    const body = bodyOf(values);
    const outcome = await (options.send
      ? options.send(body, values)
      : calls.send((endpoint.body ? { body } : { query: body }) as unknown as Sending<E>));
    if (!outcome.isDone) {
      return refuse(options.onRefused ? await options.onRefused(outcome, values) : outcome.errors, values);
    }
    forgetSent(beginning.typed, values, form.getValues());
    draft?.drop();
    await options.onDone(outcome.data, values);
  };

  const sendNow = (values: Values): Promise<void> => {
    setShown(nothing);
    return once(() => sendOne(values));
  };

  return {
    form,
    control: form.control,
    errors,
    isDirty,
    isValid,
    isSending,
    wasSubmitted: submitCount > 0,
    ...shown,
    summary: submitCount > 0 ? summaryOf(form, shown, options.labelOf) : [],
    goTo: (field: string) => form.setFocus(field as FieldPath<Values>),
    /** Whether these fields are right by themselves; goes to the first that is not. */
    check: (fields: FieldPath<Values>[]) => form.trigger(fields, { shouldFocus: true }),
    /** Empties the form on purpose, draft included. */
    clear: (values: Values) => {
      setShown(nothing);
      beginning.typed.clear();
      form.reset(values as DefaultValues<Values>);
      draft?.drop();
    },
    /** Sends values that were checked, after a step of the screen's own in between. */
    sendNow,
    submit: (event?: FormEvent) => {
      // A dialog's form may hang in another form, which is not meant.
      event?.stopPropagation();
      setShown(nothing);
      return form.handleSubmit((values) => (options.onChecked ? options.onChecked(values, sendNow) : sendNow(values)))(
        event,
      );
    },
  };
}
