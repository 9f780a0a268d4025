import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type ApiEvent, type CallStep, routeOf } from './call.ts';
import { cookieIn } from './cookies.ts';
import { isLocalStage } from './env.ts';
import { fail } from './failure.ts';

const cookieName = 'XSRF-TOKEN';

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Whether the browser says that our own page sent the call; other clients (curl, a clinic's system) say nothing. */
const isFromHere = (event: ApiEvent): boolean =>
  [undefined, 'same-origin', 'none'].includes(event.headers['sec-fetch-site']);

/**
 * A call that changes something must repeat the XSRF-TOKEN cookie in X-XSRF-TOKEN (REQ-API-02); one without the cookie must not
 * come from another site's page. A caller without the cookie is given one, readable by our script on purpose.
 */
export const checkXsrf = (): CallStep => ({
  before: (request) => {
    const { event, internal } = request;
    const { method, hasPostTwin } = routeOf(request).endpoint;
    const cookie = cookieIn(event.cookies, cookieName);
    const isGet = event.requestContext.http.method === 'GET';
    const repeated = event.headers['x-xsrf-token'] ?? '';
    if (!isGet && cookie && !isEqual(cookie, repeated)) throw fail('xsrfMismatch');
    const changesState = method !== 'GET' || hasPostTwin === true;
    if (changesState && !(cookie && !isGet) && !isFromHere(event)) throw fail('xsrfMismatch');
    if (!cookie) {
      const secure = isLocalStage() ? '' : '; Secure';
      const value = randomBytes(24).toString('base64url');
      internal.call.cookies.push(`${cookieName}=${value}; Path=/; SameSite=Strict${secure}`);
    }
  },
});
