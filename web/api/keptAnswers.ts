interface Kept {
  readonly tag: string;
  readonly body: string;
}

/** Lists for drop-downs, in the storage that ends with the tab and with the session. */
const keyOf = (url: string): string => `kept:${url}`;

function keptOf(url: string): Kept | null {
  try {
    const text = sessionStorage.getItem(keyOf(url));
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function keep(url: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(url), JSON.stringify(kept));
  } catch {
    // The storage is full or closed: the list comes whole the next time.
  }
}

/**
 * Sends a call for a list that may be kept: the portal is asked each time, and answers without the list (304) where it is the one that
 * was kept. The caller gets the list in both cases.
 */
export async function fetchKept(url: string, request: RequestInit & { readonly headers: Headers }): Promise<Response> {
  const kept = keptOf(url);
  if (kept) request.headers.set('If-None-Match', kept.tag);
  const response = await fetch(url, request);
  if (kept && response.status === 304) return new Response(kept.body, { headers: response.headers });
  const tag = response.headers.get('etag');
  if (tag && response.ok) keep(url, { tag, body: await response.clone().text() });
  return response;
}
