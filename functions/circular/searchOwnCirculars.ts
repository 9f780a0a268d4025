import type { circularApi } from '../../shared/circular/routes.ts';
import { listOwnCirculars } from '../_data/circular/circular.ts';
import type { Operation } from '../_kit/context.ts';
import { shownRow } from './shownCircular.ts';

export const searchOwnCirculars: Operation<typeof circularApi.endpoints.searchOwnCirculars> = async (
  { body },
  { store, scope },
) => {
  const page = await listOwnCirculars(store, scope, body);
  return { ...page, items: page.items.map((value) => shownRow(value, null)) };
};
