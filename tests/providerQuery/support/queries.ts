import type * as z from 'zod';
import { pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/providerQuery/index.ts';
import { providerQueryApi, type QueryMove } from '../../../shared/providerQuery/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { endpoints } = providerQueryApi;
type NewQuery = z.input<(typeof endpoints.openQuery)['body']>;

export const aQuestion = (changes: Partial<NewQuery> = {}): NewQuery => ({
  payerId: pearl,
  category: 'claim',
  subject: 'Denied consultation',
  text: 'Why was the consultation of 3 November denied?',
  ...changes,
});

export const open = (as: SignedIn, changes: Partial<NewQuery> = {}, headers: Record<string, string> = {}) =>
  callApi(handler, endpoints.openQuery, { as, body: aQuestion(changes), headers });

export const opened = async (as: SignedIn, changes: Partial<NewQuery> = {}): Promise<string> => {
  const { data } = await open(as, changes);
  return data!.queryId;
};

export const read = (as: SignedIn, queryId: string) => callApi(handler, endpoints.getQuery, { as, query: { queryId } });

export const messages = (as: SignedIn, queryId: string, page: { cursor?: string; take?: number } = {}) =>
  callApi(handler, endpoints.getQueryMessages, { as, query: { queryId, ...page } });

export const list = (as: SignedIn, query: z.input<(typeof endpoints.getQueries)['query']> = {}) =>
  callApi(handler, endpoints.getQueries, { as, query });

type Moved = Omit<z.input<(typeof endpoints.moveQuery)['body']>, 'queryId' | 'move' | 'version'> & {
  version?: number;
  headers?: Record<string, string>;
};

/** Makes a move over the version that the caller sees now, unless another one is given. */
export async function move(as: SignedIn, queryId: string, name: QueryMove, { headers = {}, ...given }: Moved = {}) {
  const version = given.version ?? (await read(as, queryId)).data?.version ?? 1;
  return callApi(handler, endpoints.moveQuery, { as, headers, body: { queryId, move: name, ...given, version } });
}

export const fetchAttachment = (as: SignedIn, queryId: string, attachmentId: string) =>
  callApi(handler, endpoints.getQueryAttachment, { as, query: { queryId, attachmentId } });

export const markRead = (as: SignedIn, queryId: string, messageId: string) =>
  callApi(handler, endpoints.markQueryRead, { as, body: { queryId, messageId } });
