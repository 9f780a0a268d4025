import type { ApiResult, Call } from './call.ts';
import { sha256 } from './canonicalJson.ts';

/** Every use is asked about, and only the caller's own browser keeps it. */
const cacheControl = 'private, no-cache';

/** Whether the caller has named this tag in If-None-Match. A proxy that compresses an answer makes its tag a weak one. */
const isKnown = (known: string, tag: string): boolean =>
  known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/**
 * The answer of a list that callers may keep (`isRevalidated`): with the tag of its content, and without the content (304) for who has
 * it already. Every other answer stays as it is. The caller was authorised before, so a kept answer serves nobody who may not have it.
 */
export function revalidated({ route, knownTags }: Call, answer: ApiResult): ApiResult {
  if (!route?.endpoint.isRevalidated || answer.body === undefined) return answer;
  const tag = `"${sha256(answer.body).slice(0, 32)}"`;
  const { pragma: _, expires: __, 'content-type': contentType, ...rest } = answer.headers ?? {};
  const headers = { ...rest, 'cache-control': cacheControl, etag: tag };
  if (isKnown(knownTags, tag)) return { statusCode: 304, headers, cookies: answer.cookies ?? [] };
  return { ...answer, headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) } };
}
