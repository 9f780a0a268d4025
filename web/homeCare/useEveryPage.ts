import { useState } from 'react';
import type { Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import type { ActOnAll } from '../../shared/homeCare/routes.ts';
import { type Outcome, useApiMutation } from '../api/useApiMutation.ts';

export type Done = Pick<ActOnAll, 'moved' | 'left'>;

/**
 * Sends an act on all patients of a provider page by page until it is done. `moved` counts meanwhile. Where a page fails, what was moved
 * stays moved, and sending again goes on with the others.
 */
export function useEveryPage<E extends Endpoint>(endpoint: E) {
  const { send } = useApiMutation(endpoint, { showsErrors: true });
  const [moved, setMoved] = useState(0);
  const run = async (body: object): Promise<Outcome<ActOnAll>> => {
    let all: ActOnAll = { moved: 0, left: [], nextCursor: null };
    let cursor: string | undefined;
    do {
      const outcome = (await send({ body: { ...body, ...(cursor && { cursor }) } } as Sending<E>)) as Outcome<ActOnAll>;
      const { data } = outcome;
      if (!outcome.isDone || !data) return outcome;
      all = { moved: all.moved + data.moved, left: [...all.left, ...data.left], nextCursor: data.nextCursor };
      setMoved(all.moved);
      cursor = data.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return { isDone: true, status: 1, data: all };
  };
  return { run, moved };
}
