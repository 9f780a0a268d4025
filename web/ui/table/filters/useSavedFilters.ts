import { useState } from 'react';
import type { SavedFilter } from '../../../../shared/_field/savedFilter.ts';
import { manageApi } from '../../../../shared/manage/routes.ts';
import { useApi } from '../../../api/useApi.ts';
import { useApiMutation } from '../../../api/useApiMutation.ts';
import { errorText } from '../../../base/messageText.ts';

const { getSavedFilters, saveFilter, deleteFilter } = manageApi.endpoints;

/** The signed-in user's saved filters of a table. They are kept with the account: logging out removes none. */
export function useSavedFilters(table: string) {
  const { data, error, isLoading, refresh } = useApi(getSavedFilters, { query: { table } });
  const saving = useApiMutation(saveFilter, { showsErrors: true });
  const deleting = useApiMutation(deleteFilter);
  const [deleted, setDeleted] = useState<SavedFilter | null>(null);

  /** Answers why it could not be saved, or null. */
  const save = async (filter: SavedFilter): Promise<string | null> => {
    const outcome = await saving.send({ body: { table, ...filter } });
    setDeleted(null);
    refresh();
    return outcome.isDone ? null : outcome.errors.map(errorText).join(' ');
  };
  const remove = async (filter: SavedFilter) => {
    const outcome = await deleting.send({ body: { table, name: filter.name } });
    if (outcome.isDone) setDeleted(filter);
    refresh();
  };
  return {
    filters: data ?? [],
    isLoading,
    hasFailed: error !== undefined,
    deleted,
    save,
    remove,
    restore: async () => deleted && (await save(deleted)),
    refresh,
  };
}
