import { createHash, timingSafeEqual } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { env } from '../_kit/env.ts';

/** A deployment that replaced the secret is noticed after this time. */
const keptMs = 5 * 60_000;

const client = new SecretsManagerClient({ maxAttempts: 3 });
let known: { readonly secret: string; readonly readAt: number } | undefined;

async function originSecret(): Promise<string> {
  if (known && Date.now() - known.readAt < keptMs) return known.secret;
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: env('ORIGIN_SECRET_ID') }));
  if (!SecretString) throw new Error('The origin secret is empty');
  known = { secret: SecretString, readAt: Date.now() };
  return SecretString;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The authorizer of the API's gateway: lets through what carries the header that only our CloudFront distribution adds, so that
 * no caller reaches the API around the web ACL. It knows nothing of users.
 */
export async function handler({
  headers,
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> {
  const given = headers?.['x-origin-verify'] ?? '';
  return { isAuthorized: timingSafeEqual(digest(given), digest(await originSecret())) };
}
