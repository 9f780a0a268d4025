import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { matchesPattern } from '../aws/pattern.ts';
import { type HttpAnswer, refusal } from '../http/answer.ts';
import type { ApiGateway } from '../http/apiGateway.ts';
import type { Behaviour, DistributionDefinition, ResponseHeaders } from '../template/distribution.ts';
import { createSiteFiles, type SiteFile } from './files.ts';
import { createViewerRequest } from './viewerRequest.ts';

export interface CloudFrontOptions {
  readonly distribution: DistributionDefinition;
  readonly api: ApiGateway;
  /** Answers a call to a bucket that has nothing but its signed query. */
  readonly files: (request: IncomingMessage, url: URL, bucket: string) => Promise<HttpAnswer>;
  /** The built site: what a deployment would copy into the bucket. */
  readonly siteDirectory: string;
}

/** The runner speaks plain HTTP. These two headers would send the browser to an HTTPS address that does not exist here. */
function localValue(name: string, value: string): string | undefined {
  if (name === 'strict-transport-security') return undefined;
  if (name !== 'content-security-policy') return value;
  const directives = value.split(';').map((directive) => directive.trim());
  return directives.filter((directive) => directive && directive !== 'upgrade-insecure-requests').join('; ');
}

function withPolicy(answer: HttpAnswer, policy: ResponseHeaders): HttpAnswer {
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, isOverride } of policy.set) {
    const local = localValue(name, value);
    if (local !== undefined && (isOverride || headers[name] === undefined)) headers[name] = local;
  }
  return { ...answer, headers };
}

function encodingOf(file: SiteFile, accepted: string): { readonly coding?: string; readonly body: Buffer } {
  if (file.br && /\bbr\b/.test(accepted)) return { coding: 'br', body: file.br };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { coding: 'gzip', body: file.gzip };
  return { body: file.plain };
}

function answerFile(request: IncomingMessage, file: SiteFile, isCompressed: boolean): HttpAnswer {
  const { coding, body } = encodingOf(file, isCompressed ? String(request.headers['accept-encoding'] ?? '') : '');
  // CloudFront weakens the ETag of what it has compressed.
  const etag = coding ? `W/"${file.etag}"` : `"${file.etag}"`;
  const headers: OutgoingHttpHeaders = { 'content-type': file.contentType, etag };
  if (file.gzip) headers.vary = 'accept-encoding';
  if (coding) headers['content-encoding'] = coding;
  const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  const isKnown = known.some((value) => value === '*' || value.replace(/^W\//, '') === `"${file.etag}"`);
  return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body };
}

const noSuchKey: HttpAnswer = {
  status: 404,
  headers: { 'content-type': 'application/xml' },
  body: '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>',
};

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Serves the portal as its CloudFront distribution would: the site's files and, behind their path, the API. */
export function createCloudFront({ distribution, api, files, siteDirectory }: CloudFrontOptions) {
  const fileOf = createSiteFiles(siteDirectory);
  const scripts = new Map(
    distribution.behaviours.flatMap(({ viewerRequestCode: code }) =>
      code ? [[code, createViewerRequest(code)] as const] : [],
    ),
  );
  const answerSite = (request: IncomingMessage, uri: string, { isCompressed }: Behaviour): HttpAnswer => {
    const key = uri === '/' ? distribution.defaultRootObject : decodedPath(uri).slice(1);
    const file = fileOf(key);
    return file ? answerFile(request, file, isCompressed) : noSuchKey;
  };
  const toOrigin = (request: IncomingMessage, url: URL, { bucket }: Behaviour): Promise<HttpAnswer> =>
    bucket ? files(request, url, bucket) : api(request, url);
  const answer = async (request: IncomingMessage, url: URL, behaviour: Behaviour): Promise<HttpAnswer> => {
    const method = request.method ?? 'GET';
    if (!behaviour.methods.includes(method)) {
      request.resume();
      return refusal('notAllowed');
    }
    const script = behaviour.viewerRequestCode ? scripts.get(behaviour.viewerRequestCode) : undefined;
    const ip = request.socket.remoteAddress ?? '127.0.0.1';
    const decision = await script?.({
      method,
      uri: url.pathname,
      ip,
      headers: request.headers,
      query: url.searchParams,
    });
    if (decision && 'status' in decision) return decision;
    const uri = decision?.uri ?? url.pathname;
    if (behaviour.origin === 'site') return answerSite(request, uri, behaviour);
    url.pathname = uri;
    // What the script wrote into the request is what the origin sees. Cookies are not part of its headers.
    if (decision) Object.assign(request.headers, decision.headers, { cookie: request.headers.cookie });
    return toOrigin(request, url, behaviour);
  };
  return async (request: IncomingMessage, url: URL): Promise<HttpAnswer> => {
    const behaviour = distribution.behaviours.find(({ pathPattern }) =>
      matchesPattern(
        pathPattern.startsWith('/') || pathPattern === '*' ? pathPattern : `/${pathPattern}`,
        url.pathname,
      ),
    );
    if (!behaviour) return noSuchKey;
    return withPolicy(await answer(request, url, behaviour), behaviour.responseHeaders);
  };
}
