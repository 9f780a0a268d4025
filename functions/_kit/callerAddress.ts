import type { ApiEvent } from './call.ts';
import { isLocalStage } from './env.ts';

/**
 * The address of the caller. In AWS the gateway sees CloudFront's, so the distribution names the caller's in a header
 * of its own, replacing what the caller may have put there (infra/constructs/viewerScripts.ts). On one machine nothing stands in
 * between and the header is nobody's word.
 */
export const callerAddress = ({ headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>): string =>
  (isLocalStage() ? undefined : headers['x-viewer-address']) ?? requestContext.http.sourceIp;
