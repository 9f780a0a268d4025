import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type HttpAnswer, jsonAnswer, refusal } from '../http/answer.ts';
import { readBody } from '../http/readBody.ts';
import { sdkScript, widgetPage } from './pages.ts';

/** Below it is everything that the real chat serves; `/local/chat` itself answers who has introduced themselves. */
export const chatPath = '/local/chat';

const contact = z.object({ identifier: z.string(), identifier_hash: z.string() }).catchall(z.unknown());

export interface SimulatedChat {
  readonly answer: (request: IncomingMessage, url: URL) => Promise<HttpAnswer>;
}

const page = (type: string, body: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
  body,
});

function isProven({ identifier, identifier_hash }: z.infer<typeof contact>, key: string): boolean {
  const expected = Buffer.from(createHmac('sha256', key).update(identifier).digest('hex'));
  const given = Buffer.from(identifier_hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * A support chat as far as the portal meets one (Chatwoot's script, frame and identity validation): it believes who proves it with
 * the shared key, and shows on request everything it was told.
 */
export function createChat(hmacKey: () => string | undefined): SimulatedChat {
  const contacts: { told: unknown; isProven: boolean }[] = [];

  const introduce = async (request: IncomingMessage): Promise<HttpAnswer> => {
    const told = contact.safeParse(JSON.parse((await readBody(request))?.toString('utf8') || 'null'));
    const key = hmacKey();
    if (!told.success || key === undefined) return refusal('invalidInput');
    const proven = isProven(told.data, key);
    contacts.push({ told: told.data, isProven: proven });
    return jsonAnswer(proven ? 200 : 401, {});
  };

  const routes: Readonly<Record<string, (request: IncomingMessage) => HttpAnswer | Promise<HttpAnswer>>> = {
    [`GET ${chatPath}`]: () => jsonAnswer(200, contacts),
    [`GET ${chatPath}/packs/js/sdk.js`]: () => page('text/javascript', sdkScript),
    [`GET ${chatPath}/widget`]: () => page('text/html', widgetPage),
    [`PATCH ${chatPath}/api/v1/widget/contact/set_user`]: introduce,
  };
  return {
    answer: async (request, url) =>
      (await routes[`${request.method} ${url.pathname}`]?.(request)) ?? refusal('notFound'),
  };
}
