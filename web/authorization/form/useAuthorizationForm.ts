import { useEffect, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { addressOf } from '../../../shared/_field/addressOf.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { RuleCheck } from '../../../shared/authorization/ruleCheck.ts';
import { linkedScreens } from '../../../shared/linkedScreens.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { keptRefusal } from '../../base/messageText.ts';
import { inOrder, problemsOf } from '../../parts/form/fieldPaths.ts';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { fieldId } from '../../ui/useField.ts';
import { bodyOf, type FormValues, fieldOf, lineAtField, linesOnPage } from './formValues.ts';
import { useAuthorizationDraft } from './useAuthorizationDraft.ts';
import { type DraftPlace, useLocalDraft } from './useLocalDraft.ts';
import { type HeldCheck, heldCheckOf } from './useRuleCheck.ts';

const { addAuthorizationRequest } = authorizationApi.endpoints;
type Add = Sending<typeof addAuthorizationRequest>;

const heldCodes: readonly string[] = ['heldByRules', 'warningNeedsReason'];

/** After the page has drawn what was asked for. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A field in the words of the screen: the line that it belongs to, and its label. */
function useLabels() {
  const { t } = useTranslation('authorization');
  return (field: string): string => {
    const at = lineAtField(field);
    const name =
      field
        .split('.')
        .filter((part) => !/^\d+$/.test(part))
        .at(-1) ?? field;
    const label = t(`form.field.${name}` as never, { defaultValue: '' }) as string;
    return at === null ? label : `${t('form.line.title', { number: at + 1 })} · ${label}`;
  };
}

export interface FormBeginning {
  readonly initial: FormValues;
  /** The draft that is gone on with; null for a new request. */
  readonly place: DraftPlace | null;
}

/** The form of a request with its draft on the server: what is typed, what is wrong with it, and its sending. */
export function useAuthorizationForm({ initial, place }: FormBeginning) {
  const [held, setHeld] = useState<HeldCheck | null>(null);
  const { t } = useTranslation('authorization');
  const navigate = useNavigate();
  const labelOf = useLabels();
  const [page, setPage] = useState(0);
  const local = useLocalDraft(place);
  const calls = useApiMutation(addAuthorizationRequest, { showsErrors: true });

  const showLine = async (field: string) => {
    const at = lineAtField(field);
    if (at !== null) setPage(Math.floor(at / linesOnPage));
    await drawn();
  };
  const form = useContractForm({
    endpoint: addAuthorizationRequest,
    initial,
    draft: local.draft,
    bodyOf: bodyOf as (values: FormValues) => Add['body'],
    fieldOf,
    labelOf,
    send: async (body) => {
      // The request is sent over the draft as it stands: first the draft, then nothing more of it.
      await draft.flush();
      draft.stop();
      const outcome = await calls.send({ body: { ...body, ...draft.place() } });
      if (!outcome.isDone) draft.resume();
      return outcome;
    },
    onDone: (done) => {
      alerts.success(t('form.sent'));
      if (done) void navigate(addressOf(linkedScreens.authorization, { authorizationId: done.authorizationId }));
    },
    // A line that the refusal names may stand on another page.
    onRefused: async ({ errors, data }, values) => {
      // The rules that hold the request come with the refusal.
      if (data && errors.some(({ code }) => heldCodes.includes(code)))
        setHeld(heldCheckOf(data as unknown as RuleCheck, values));
      const [first] = errors.map(({ field }) => (field ? fieldOf(field) : '')).filter(Boolean);
      if (first) await showLine(first);
      return errors;
    },
  });
  const draft = useAuthorizationDraft({
    form: form.form,
    local,
    first: place,
    initial,
    onFirstSaved: (authorizationId) => {
      // In the address, so that a reload and a bookmark find it; the form stays as it is.
      window.history.replaceState(window.history.state, '', `?draft=${authorizationId}`);
    },
  });

  const goTo = async (field: string) => {
    await showLine(field);
    form.form.setFocus(field as FieldPath<FormValues>);
    // A list as a whole has the button that adds to it.
    if (field === 'lines' || field === 'diagnoses') document.getElementById(fieldId(field))?.focus();
  };
  const problems = inOrder(problemsOf(form.errors), form.form.getValues());
  const { submitCount } = form.form.formState;
  const first = problems[0]?.field;
  // The first wrong field may stand on a page of lines that is not shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sending that was refused here
  useEffect(() => {
    if (submitCount > 0 && first) void goTo(first);
  }, [submitCount]);

  const summary: SummaryError[] = form.wasSubmitted
    ? [
        ...form.refusals.map((error) => ({ message: keptRefusal(error) })),
        ...problems.map(({ field, message }) => ({ name: field, label: labelOf(field), message })),
      ]
    : [];
  return { ...form, summary, goTo: (field: string) => void goTo(field), page, setPage, draft, held };
}
