import type { ApiEvent } from './call.ts';
import { isLocalStage } from './env.ts';

/**
 * The address of the caller. In AWS the gateway sees CloudFront's, so the distribution names the caller's in a header
 * of its own, replacing what the caller may have put there (infra/constructs/viewerScripts.ts). On one machine nothing stands in
 * between and the header is nobody's word.
 */
export const callerAddress = ({ headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>): string =>
  (isLocalStage() ? undefined : headers['x-viewer-address']) ?? requestContext.http.sourceIp;

/** The eight groups of an IPv6 address as numbers; null for what is none. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const parse = (part: string) => (part === '' ? [] : part.split(':')).map((group) => Number.parseInt(group, 16));
  const [front, back] = [parse(head), parse(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(gap, 0) }, () => 0), ...back];
  return groups.length === 8 && groups.every((group) => group >= 0 && group <= 0xffff) ? groups : null;
}

/**
 * The network that limits count for an address: an IPv4 address itself, of an IPv6 address its first 64 bits, because one household or
 * server has all addresses below them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = address.includes(':') ? groupsOf(address) : null;
  if (!groups) return address;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
