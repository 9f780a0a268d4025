import type { ApiEvent } from './call.ts';
import { isLocalStage } from './env.ts';

/**
 * The caller's address. A deployed gateway is called by CloudFront only and sees its address; CloudFront has put the viewer's at the
 * end of X-Forwarded-For, and the gateway may have put CloudFront's behind it. What stands further left came from the caller.
 */
export function sourceIpOf({ headers, requestContext }: ApiEvent): string {
  const { sourceIp } = requestContext.http;
  if (isLocalStage()) return sourceIp;
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  const viewer = hops.at(-1) === sourceIp ? hops.at(-2) : hops.at(-1);
  return (viewer || sourceIp).slice(0, 45);
}
