import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { agentAddresses, cardReaderAgent } from '../../shared/_field/cardReader/cardReaderAgent.ts';

export interface HeaderSettings {
  readonly stage: 'local' | 'deployed';
  /** Where the support chat comes from, if one is configured. */
  readonly chatOrigin: string | null;
}

/**
 * Where a page may load from and connect to: its own origin, the card reader's agent on the user's machine, and the support chat
 * where there is one (its script, its frame, its sounds). Workers may come from a blob, because the human verification
 * computes in one; styles may be inline, because emotion writes them while rendering. Scripts may not.
 */
const contentSecurityPolicy = ({ stage, chatOrigin }: HeaderSettings) => {
  const chat = chatOrigin ? ` ${chatOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${chat}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${[...agentAddresses(stage), cardReaderAgent.healthAddress].join(' ')}${chat}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${chat}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Browsers keep files with a hash in their name for a year, and ask again for all other files. */
const cacheControl = { page: 'no-cache', asset: 'public, max-age=31536000, immutable' } as const;

/**
 * The response headers CloudFront sets: on every answer the same security headers, and on the site's files how long a browser
 * may keep them (the API says that itself).
 */
export function securityHeaders(
  scope: Construct,
  id: string,
  kind: 'page' | 'asset' | 'api',
  settings: HeaderSettings,
): ResponseHeadersPolicy {
  const customHeaders: ResponseCustomHeader[] = [
    { header: 'Permissions-Policy', value: refusedFeatures.map((name) => `${name}=()`).join(', '), override: true },
    { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
    { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true },
    ...(kind === 'api' ? [] : [{ header: 'Cache-Control', value: cacheControl[kind], override: true }]),
  ];
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: contentSecurityPolicy(kind === 'page' ? settings : { ...settings, chatOrigin: null }),
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
    },
    customHeadersBehavior: { customHeaders },
    removeHeaders: ['Server'],
  });
}
