import { type Fields, fieldsOf, isFields, listOf, listOfFields, oneOrMore, textOf } from './properties.ts';
import type { ResolvedResource, Resolver } from './resolver.ts';

/** One cache behaviour of the CloudFront distribution: which paths, from where, with which headers and scripts. */
export interface Behaviour {
  /** CloudFront's pattern with `*` and `?`; the default behaviour takes every path. */
  readonly pathPattern: string;
  readonly origin: 'api' | 'site' | 'files';
  /** The bucket behind `files`, which judges signed addresses. */
  readonly bucket?: string;
  readonly methods: readonly string[];
  readonly isCompressed: boolean;
  readonly responseHeaders: ResponseHeaders;
  /** The source of the function that runs before the origin is asked. */
  readonly viewerRequestCode?: string;
}

export interface ResponseHeaders {
  readonly set: readonly { readonly name: string; readonly value: string; readonly isOverride: boolean }[];
  readonly remove: readonly string[];
}

export interface DistributionDefinition {
  readonly defaultRootObject: string;
  /** In the order in which CloudFront tries them; the default behaviour is the last. */
  readonly behaviours: readonly Behaviour[];
}

const isTrue = (value: unknown): boolean => String(value) === 'true';

function securityHeaders(config: Fields): ResponseHeaders['set'] {
  const header = (name: string, part: unknown, value: (fields: Fields) => string) =>
    isFields(part) ? [{ name, value: value(part), isOverride: isTrue(part.Override) }] : [];
  return [
    ...header(
      'content-security-policy',
      config.ContentSecurityPolicy,
      (part) => textOf(part.ContentSecurityPolicy) ?? '',
    ),
    ...header('x-content-type-options', config.ContentTypeOptions, () => 'nosniff'),
    ...header('x-frame-options', config.FrameOptions, (part) => textOf(part.FrameOption) ?? 'DENY'),
    ...header('referrer-policy', config.ReferrerPolicy, (part) => textOf(part.ReferrerPolicy) ?? 'no-referrer'),
    ...header('strict-transport-security', config.StrictTransportSecurity, (part) =>
      [
        `max-age=${textOf(part.AccessControlMaxAgeSec)}`,
        ...(isTrue(part.IncludeSubdomains) ? ['includeSubDomains'] : []),
        ...(isTrue(part.Preload) ? ['preload'] : []),
      ].join('; '),
    ),
  ];
}

function readResponseHeaders(policy: ResolvedResource | undefined): ResponseHeaders {
  const config = fieldsOf(policy?.properties.ResponseHeadersPolicyConfig);
  const custom = listOfFields(fieldsOf(config.CustomHeadersConfig).Items).map(({ Header, Value, Override }) => ({
    name: String(Header).toLowerCase(),
    value: String(Value),
    isOverride: isTrue(Override),
  }));
  const removed = listOfFields(fieldsOf(config.RemoveHeadersConfig).Items);
  return {
    set: [...securityHeaders(fieldsOf(config.SecurityHeadersConfig)), ...custom],
    remove: removed.map(({ Header }) => String(Header).toLowerCase()),
  };
}

function viewerRequestCode(behaviour: Fields, functions: readonly ResolvedResource[]): string | undefined {
  const association = listOfFields(behaviour.FunctionAssociations).find(
    ({ EventType }) => EventType === 'viewer-request',
  );
  if (!association) return undefined;
  // CloudFormation names the function's ARN in two ways, both built on the resource's own name.
  const found = functions.find(({ ref }) => String(association.FunctionARN).startsWith(`${ref}.`));
  if (!found)
    throw new Error(`The distribution runs ${String(association.FunctionARN)}, which the template does not have.`);
  return textOf(found.properties.FunctionCode);
}

/** A bucket that CloudFront may read is the site; one that it only passes calls to holds files. */
function originOf(origin: Fields | undefined): Pick<Behaviour, 'origin' | 'bucket'> {
  if (isFields(origin?.S3OriginConfig)) return { origin: 'site' };
  const bucket = /^(.+)\.s3\.[a-z0-9-]+\.amazonaws\.com$/.exec(textOf(origin?.DomainName) ?? '')?.[1];
  return bucket ? { origin: 'files', bucket } : { origin: 'api' };
}

/** The distribution of the template. A portal has one; undefined when the template has none. */
export function readDistribution(resolver: Resolver): DistributionDefinition | undefined {
  const [distribution] = resolver.resources('AWS::CloudFront::Distribution');
  if (!distribution) return undefined;
  const policies = resolver.resources('AWS::CloudFront::ResponseHeadersPolicy');
  const functions = resolver.resources('AWS::CloudFront::Function');
  const config = fieldsOf(distribution.properties.DistributionConfig);
  const origins = new Map(listOfFields(config.Origins).map((origin) => [origin.Id, origin]));
  const read = (behaviour: Fields, pathPattern: string): Behaviour => ({
    pathPattern,
    ...originOf(origins.get(behaviour.TargetOriginId)),
    methods: behaviour.AllowedMethods ? oneOrMore(behaviour.AllowedMethods) : ['GET', 'HEAD'],
    isCompressed: isTrue(behaviour.Compress),
    responseHeaders: readResponseHeaders(policies.find(({ ref }) => ref === behaviour.ResponseHeadersPolicyId)),
    viewerRequestCode: viewerRequestCode(behaviour, functions),
  });
  const others = listOf(config.CacheBehaviors).map(fieldsOf);
  return {
    defaultRootObject: textOf(config.DefaultRootObject) ?? '',
    behaviours: [
      ...others.map((behaviour) => read(behaviour, textOf(behaviour.PathPattern) ?? '')),
      read(fieldsOf(config.DefaultCacheBehavior), '*'),
    ],
  };
}
