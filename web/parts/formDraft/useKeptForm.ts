import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import type { FormDraft, KeptFormName } from '../../../shared/formDraft/keptFormNames.ts';
import { formDraftApi } from '../../../shared/formDraft/routes.ts';
import { call } from '../../api/client.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { type FormDraft as TabDraft, untilSaved } from '../form/formDraft.ts';
import { type ContractFormOptions, useContractForm } from '../form/useContractForm.ts';
import { useServerDraft } from '../form/useServerDraft.ts';
import type { Kept } from './KeptForm.tsx';

const { getFormDraft, saveFormDraft, discardFormDraft } = formDraftApi.endpoints;
const quietly = { showsErrors: true } as const;

interface SeenDraft {
  readonly version: number;
}

/** What this tab holds until the server has it: it survives a lost connection and the end of the session. */
function useTabDraft<Values extends object>(
  { form, about }: Kept<KeptFormName>['of'],
  own: TabDraft<Values> | undefined,
): TabDraft<Values> {
  const [draft] = useState(() => own ?? untilSaved<Values>(`kept:${form}${about ? `:${about}` : ''}`));
  return draft;
}

interface AutosaveOptions<Name extends KeptFormName, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  initial: Values;
  draftOf: (values: Values) => FormDraft<Name>;
  tab: TabDraft<Values>;
}

function useAutosave<Name extends KeptFormName, Values extends FieldValues>(
  { of, found, openAnew }: Kept<Name>,
  { form, initial, draftOf, tab }: AutosaveOptions<Name, Values>,
) {
  const named = { form: of.form, ...(of.about && { about: of.about }) };
  const { send } = useApiMutation(saveFormDraft, quietly);
  const discarding = useApiMutation(discardFormDraft);
  const autosave = useServerDraft<Values, SeenDraft, Parameters<typeof send>[0]>({
    ...{ form, initial, draftOf, send },
    first: found && { version: found.version },
    callOf: (draft, seen) => ({ body: { ...named, ...seen, draft } }),
    onSaved: () => tab.drop(),
  });
  const leave = () => {
    autosave.stop();
    tab.drop();
    openAnew();
  };
  return {
    ...autosave,
    isDiscarding: discarding.isSending,
    /** Empties the form on purpose, here and on the server, with what was on its way. */
    discard: async () => {
      await autosave.flush();
      const seen = autosave.place();
      const outcome = seen && (await discarding.send({ body: { ...named, ...seen } }));
      if (!outcome || outcome.isDone) leave();
    },
    /** Of two versions that were typed at once: the one on this page goes over the other one. */
    keepOwn: async () => {
      const { data } = await call(getFormDraft, { query: named });
      await autosave.goOnFrom(data && { version: data.version });
    },
    /** The other way round. */
    showOther: leave,
  };
}

/** An endpoint that ends the draft of the form that it sends. */
type EndsDraft = Endpoint & { readonly body: { readonly shape: { readonly draftVersion: unknown } } };

type KeptFormOptions<E extends Endpoint, Name extends KeptFormName, Values extends FieldValues> = Omit<
  ContractFormOptions<E, Values>,
  'draft' | 'send'
> & {
  /** What the server keeps of the form's values. */
  draftOf: (values: Values) => FormDraft<Name>;
  /** Where this tab holds what is not on the server yet, if the page has a place of its own for it. */
  tab?: TabDraft<Values>;
};

/**
 * A form of the contract (`useContractForm`) that is kept on the server while it is typed, within two seconds of the last key. The call
 * that sends it ends the draft; or its person throws it away.
 *
 * @example <KeptForm form="newborn" about={eligibilityId} height={480}>{(kept) => <RegisterForm kept={kept} />}</KeptForm>
 *   const { form, autosave } = useKeptForm(kept, { endpoint, initial: { ...empty, ...kept.found?.draft }, draftOf, bodyOf, onDone });
 */
export function useKeptForm<E extends EndsDraft, Name extends KeptFormName, Values extends FieldValues>(
  kept: Kept<Name>,
  { draftOf, tab: ownTab, ...options }: KeptFormOptions<E, Name, Values>,
) {
  const { endpoint, initial } = options;
  const tab = useTabDraft<Values>(kept.of, ownTab);
  const sending = useApiMutation(endpoint, quietly);
  const sendEnding = (body: object, seen: SeenDraft | null): Promise<Outcome<Answer<E>>> =>
    sending.send({ body: { ...body, ...(seen && { draftVersion: seen.version }) } } as unknown as Sending<E>);
  const form = useContractForm<E, Values>({
    ...options,
    draft: tab,
    send: (body) => autosave.sendAfter((seen) => sendEnding(body, seen)),
  });
  const autosave: ReturnType<typeof useAutosave<Name, Values>> = useAutosave<Name, Values>(kept, {
    ...{ form: form.form, initial, draftOf, tab },
  });
  return { form, autosave };
}

export type Autosave = Pick<
  ReturnType<typeof useAutosave>,
  'state' | 'place' | 'discard' | 'isDiscarding' | 'keepOwn' | 'showOther'
>;
