import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { env } from '../_kit/env.ts';
import { type SecretText, secretText } from '../_kit/secretText.ts';

/** So long the distribution may still send the secret before: it takes minutes until all of CloudFront sends the new one. */
const previousMs = 3_600_000;

let secret: SecretText | undefined;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The authorizer of the API's gateway: lets through what carries the header that only our CloudFront distribution adds, so that
 * no caller reaches the API around the web ACL. It knows nothing of users.
 */
export async function handler({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> {
  const given = headers?.['x-origin-verify'] ?? '';
  secret ??= secretText(env('ORIGIN_SECRET_ID'), previousMs);
  // Without the header there is nothing to compare: the secret is not asked for again on behalf of anybody.
  const isOurs = (text: string): boolean => timingSafeEqual(digest(given), digest(text));
  return { isAuthorized: given === '' ? isOurs(await secret.current()) : await secret.holds(isOurs) };
}
