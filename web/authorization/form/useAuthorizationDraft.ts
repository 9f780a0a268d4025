import type { UseFormReturn } from 'react-hook-form';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useServerDraft } from '../../parts/form/useServerDraft.ts';
import { draftOf, type FormValues } from './formValues.ts';
import type { DraftPlace, useLocalDraft } from './useLocalDraft.ts';

interface AuthorizationDraftOptions {
  form: UseFormReturn<FormValues>;
  local: ReturnType<typeof useLocalDraft>;
  first: DraftPlace | null;
  initial: FormValues;
  /** Told of the place that a new draft got. */
  onFirstSaved: (authorizationId: string) => void;
}

/** The request as a draft on the server; what the browser keeps until then goes with each answer. */
export function useAuthorizationDraft({ form, local, first, initial, onFirstSaved }: AuthorizationDraftOptions) {
  const { send } = useApiMutation(authorizationApi.endpoints.saveAuthorizationDraft, { showsErrors: true });
  const { leavePlace, ...draft } = useServerDraft({
    ...{ form, first, initial, draftOf, send },
    callOf: (typed, place, isTakeOver) => ({ body: { ...place, draft: typed, isTakeOver } }),
    onSaved: (place, before) => {
      local.moveTo(place);
      if (before?.authorizationId !== place.authorizationId) onFirstSaved(place.authorizationId);
    },
  });
  return {
    ...draft,
    /** Keeps what is typed here as a draft of its own, beside that of the other person. */
    keepAsOwn: () => {
      // A file belongs to the draft that it was attached to.
      form.setValue('attachments', []);
      leavePlace();
      return draft.flush(true);
    },
  };
}
