import type { UseFormReturn } from 'react-hook-form';
import type { WizardKind } from '../../../shared/empanelment/form.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useServerDraft } from '../../parts/form/useServerDraft.ts';
import { draftOf, type FormValues } from './formValues.ts';

/** The request on the server, at the version that this page has seen. */
export interface DraftPlace {
  readonly empanelmentId: string;
  readonly version: number;
}

interface EmpanelmentDraftOptions {
  form: { readonly form: UseFormReturn<FormValues>; readonly dropDraft: () => void };
  kind: WizardKind;
  first: DraftPlace | null;
  initial: FormValues;
}

/** The request as a draft on the server, which is what a submission submits. */
export function useEmpanelmentDraft({ form, kind, first, initial }: EmpanelmentDraftOptions) {
  const { send } = useApiMutation(empanelmentApi.endpoints.saveEmpanelmentDraft, { showsErrors: true });
  return useServerDraft({
    ...{ form: form.form, first, initial, draftOf, send },
    onSaved: form.dropDraft,
    needsPlace: true,
    callOf: (draft, place) => ({ body: { ...place, kind, draft } }),
  });
}
