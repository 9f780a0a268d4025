import { type Endpoint, fileTypes } from '../../shared/_contract/endpoint.ts';
import { backgroundHeader } from '../../shared/_contract/sessionHeaders.ts';
import { cookieValue } from '../base/preferences.ts';
import { currentSession } from '../base/session.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Repeats of one intention carry one key, so that the server stores one record. */
  idempotencyKey?: string;
  /** A call in the background, such as a check during typing: its failure shows no alert. */
  isQuiet?: true;
  /** The page makes the call without a user's action: it does not extend the session. */
  isBackground?: true;
  /** Told when the call is sent again by itself, because the portal is busy, and when that is over. */
  onTryingAgain?: (isTryingAgain: boolean) => void;
}

/** What an endpoint is sent, as far as this file cares. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls that carry no authorisation header, session or not (REQ-API-01). */
const pathsWithoutSession = ['/api/account/forgotpassword', '/api/account/resetpassword'];

/** The address of a call; every path is relative to the site, which is why the XSRF header applies to all. */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** GETs that change state have POST twins, and those are what the portal itself uses (decisions, Calls 4). */
const methodOf = (endpoint: Endpoint) => (endpoint.hasPostTwin ? 'POST' : endpoint.method);

const xsrfCookie = 'XSRF-TOKEN';

/**
 * The token of the XSRF cookie. A browser that was closed overnight has the session but no cookie, and sends its first calls
 * together: it makes the cookie itself, because each answer would set another one while the next call is under way.
 */
function xsrfToken(): string {
  const known = cookieValue(xsrfCookie);
  if (known) return known;
  const token = crypto.randomUUID();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${xsrfCookie}=${token}; Path=/; SameSite=Strict${secure}`;
  return token;
}

function headersOf(endpoint: Endpoint, method: string, options: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const { format } = endpoint;
  if (format === 'pdf' || format === 'xlsx') headers.set('Accept', `${fileTypes[format]}, application/json`);
  const session = currentSession();
  if (session && !pathsWithoutSession.includes(endpoint.path)) {
    headers.set('Authorization', `Bearer ${session.accessToken}`);
  }
  const xsrf = xsrfToken();
  if (method === 'GET') {
    // REQ-API-03
    headers.set('Cache-Control', 'no-cache, no-store');
    headers.set('Pragma', 'no-cache');
  } else {
    // Of a form the browser says it, with the boundary that it made up.
    if (!endpoint.takesFile) headers.set('Content-Type', 'application/json');
    headers.set('X-XSRF-TOKEN', xsrf); // REQ-API-02
  }
  if (options.isBackground) headers.set(backgroundHeader, '1');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

/** The fields of a form: its file, and texts. */
function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.set(name, value instanceof File ? value : String(value));
  return form;
}

export function requestOf(
  endpoint: Endpoint,
  parts: Parts,
  options: CallOptions,
): RequestInit & { readonly headers: Headers } {
  const method = methodOf(endpoint);
  return {
    method,
    headers: headersOf(endpoint, method, options),
    cache: 'no-store',
    ...(method === 'GET'
      ? {}
      : { body: endpoint.takesFile ? formOf(parts.body ?? {}) : JSON.stringify(parts.body ?? {}) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
}
