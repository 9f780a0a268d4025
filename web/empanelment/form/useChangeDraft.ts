import type { UseFormReturn } from 'react-hook-form';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useServerDraft } from '../../parts/form/useServerDraft.ts';
import type { ContractValues } from '../contract/contractValues.ts';
import { draftOf, type ProfileValues } from '../profile/profileValues.ts';

/** The draft on the server, at the version that this page has seen. */
interface SeenDraft {
  readonly version: number;
}

interface ChangeDraftOptions<Values extends object> {
  form: { readonly form: UseFormReturn<Values>; readonly dropDraft: () => void };
  initial: Values;
  /** The draft that was there when the page was opened. */
  found: SeenDraft | null;
}

const seenOf = (found: SeenDraft | null): SeenDraft | null => found && { version: found.version };

/** What a submission says of the draft that it ends. */
export const endsDraft = (seen: SeenDraft | null) => (seen ? { draftVersion: seen.version } : {});

const sameValues = (values: ContractValues): ContractValues => values;

/** A change of the contract with an insurer, kept on the server while it is typed. */
export function useContractDraft({
  form,
  initial,
  found,
  payerId,
}: ChangeDraftOptions<ContractValues> & { payerId: number }) {
  const { send } = useApiMutation(empanelmentApi.endpoints.saveContractDraft, { showsErrors: true });
  return useServerDraft({
    ...{ form: form.form, initial, send, draftOf: sameValues, first: seenOf(found) },
    onSaved: form.dropDraft,
    callOf: (draft, seen) => ({ body: { ...seen, payerId, draft } }),
  });
}

/** A change of the profile, kept on the server while it is typed, without the bank account. */
export function useProfileDraft({ form, initial, found }: ChangeDraftOptions<ProfileValues>) {
  const { send } = useApiMutation(empanelmentApi.endpoints.saveProfileDraft, { showsErrors: true });
  return useServerDraft({
    ...{ form: form.form, initial, send, draftOf, first: seenOf(found) },
    onSaved: form.dropDraft,
    callOf: (draft, seen) => ({ body: { ...seen, draft } }),
  });
}
