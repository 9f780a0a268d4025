import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { guidePath } from '../../shared/_field/guides.ts';
import { deployedAndLocal, ofType, type Resource } from './synthesis.ts';

type Headers = Record<string, string>;

/** The headers of a response headers policy as CloudFront sends them. */
function headersOf({ properties }: Resource): Headers {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = properties.ResponseHeadersPolicyConfig;
  const hsts = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': [
      `max-age=${hsts.AccessControlMaxAgeSec}`,
      ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(hsts.Preload ? ['preload'] : []),
    ].join('; '),
    ...(security.ContentTypeOptions ? { 'x-content-type-options': 'nosniff' } : {}),
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header.toLowerCase(), Value]),
    ),
  };
}

const directivesOf = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function contentSecurityScore(headers: Headers): number {
  const directives = directivesOf(headers['content-security-policy']);
  const fallback = directives.get('default-src') ?? ['*'];
  const isUnsafe = (name: string) =>
    (directives.get(name) ?? fallback).some((source) => /^('unsafe-|\*|https?:$|data:)/.test(source));
  if (isUnsafe('script-src') || isUnsafe('object-src')) return -20;
  if (isUnsafe('style-src')) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

/** The score of the Mozilla HTTP Observatory for what headers decide (its cookie, redirect and SRI tests count nothing here). */
function observatoryScore(headers: Headers): number {
  const directives = directivesOf(headers['content-security-policy']);
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const isPrivate = /^(no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '');
  const framing = directives.get('frame-ancestors')?.join() === "'none'" ? 5 : headers['x-frame-options'] ? 0 : -20;
  const scores = [
    contentSecurityScore(headers),
    maxAge >= 15_768_000 ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing,
    isPrivate ? 5 : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  return 100 + scores.reduce((sum, score) => sum + score, 0);
}

describe.each(deployedAndLocal)('the headers of %s', (environment) => {
  const policies = ofType(environment, 'AWS::CloudFront::ResponseHeadersPolicy');
  const headersNamed = (name: string) => headersOf(policies.find(({ id }) => id.startsWith(`Portal${name}`))!);

  it('reach 115 points of the Observatory on pages, files and the API', () => {
    expect(policies).toHaveLength(3);
    for (const policy of policies) expect(observatoryScore(headersOf(policy)), policy.id).toBeGreaterThanOrEqual(115);
  });

  it('let scripts run from the own origin only, and nothing frame the portal', () => {
    for (const policy of policies) {
      const directives = directivesOf(headersOf(policy)['content-security-policy']);
      expect(directives.get('script-src')).toEqual(["'self'"]);
      expect(directives.get('default-src')).toEqual(["'none'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
    }
  });

  it('let pages connect to the portal and to the card reader’s agent, and to nobody else', () => {
    const agent =
      environment === 'local'
        ? ['ws://127.0.0.1:9004', 'ws://127.0.0.1:9005', 'ws://127.0.0.1:9020']
        : [9004, 9005, 9020].map((port) => `wss://toolkitagent.emiratesid.ae:${port}`);
    for (const policy of policies) {
      const directives = directivesOf(headersOf(policy)['content-security-policy']);
      expect(directives.get('connect-src')).toEqual(["'self'", ...agent, 'http://127.0.0.1:9006/health']);
    }
  });

  it('isolate the portal from other origins and tell them nothing', () => {
    for (const policy of policies) {
      expect(headersOf(policy)).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headersOf(policy)['permissions-policy']).toContain('camera=()');
    }
  });

  it('replace what an origin sends', () => {
    for (const { properties } of policies) {
      const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = properties.ResponseHeadersPolicyConfig;
      for (const header of [...Object.values(security), ...custom.Items])
        expect(header).toMatchObject({ Override: true });
    }
  });

  it('let browsers keep hashed files for a year, ask for pages each time, and leave the API its own word', () => {
    expect(headersNamed('PageHeaders')['cache-control']).toBe('no-cache');
    expect(headersNamed('AssetHeaders')['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headersNamed('ApiHeaders')['cache-control']).toBeUndefined();
  });
});

describe.each(deployedAndLocal)('the distribution of %s', (environment) => {
  const [distribution] = ofType(environment, 'AWS::CloudFront::Distribution');
  const { DefaultCacheBehavior: site, CacheBehaviors, Origins } = distribution?.properties.DistributionConfig ?? {};
  const behaviours = CacheBehaviors as {
    PathPattern: string;
    CachePolicyId: string;
    AllowedMethods: string[];
    ResponseHeadersPolicyId?: { Ref: string };
    FunctionAssociations?: { FunctionARN: { 'Fn::GetAtt': string[] } }[];
  }[];
  const scriptNamed = (name: string) =>
    ofType(environment, 'AWS::CloudFront::Function').find(({ id }) => id.startsWith(`Portal${name}`));

  it('reads the site with a signature of its own, and only CloudFront may', () => {
    const control = ofType(environment, 'AWS::CloudFront::OriginAccessControl');
    expect(control).toHaveLength(1);
    expect(Origins.filter((origin: object) => 'OriginAccessControlId' in origin)).toHaveLength(1);
    const policy = ofType(environment, 'AWS::S3::BucketPolicy').find(({ properties }) =>
      properties.Bucket.Ref.startsWith('Site'),
    );
    const allowed = policy?.properties.PolicyDocument.Statement.filter(
      ({ Effect }: { Effect: string }) => Effect === 'Allow',
    );
    expect(allowed).toHaveLength(1);
    expect(allowed[0].Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(allowed[0].Condition.StringEquals['aws:SourceAccount']).toEqual({ Ref: 'AWS::AccountId' });
  });

  it('never keeps an answer of the API, and passes every method on', () => {
    const api = behaviours.find(({ PathPattern }) => PathPattern === '/api/*');
    const neverCached = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(api?.CachePolicyId).toBe(neverCached);
    expect(api?.AllowedMethods).toContain('POST');
  });

  it('answers by TLS only and replaces no error of the API by a page', () => {
    expect(site.ViewerProtocolPolicy).toBe('redirect-to-https');
    expect(distribution?.properties.DistributionConfig.CustomErrorResponses).toBeUndefined();
  });

  it('tells the API who called, whatever a caller claims', () => {
    const api = behaviours.find(({ PathPattern }) => PathPattern === '/api/*');
    const script = scriptNamed('ViewerAddress');
    expect(api?.FunctionAssociations?.[0]?.FunctionARN['Fn::GetAtt'][0]).toBe(script?.id);
    const event = {
      viewer: { ip: '198.51.100.7' },
      request: { uri: '/api/health', headers: { 'x-viewer-address': { value: '192.0.2.1' } } },
    };
    const sent = runInNewContext(`${script?.properties.FunctionCode}; handler(event)`, { event });
    expect(sent).toMatchObject({ uri: '/api/health', headers: { 'x-viewer-address': { value: '198.51.100.7' } } });
  });

  it('serves the one page for every screen’s address, and files as they are', () => {
    const fallback = scriptNamed('SpaFallback');
    expect(site.FunctionAssociations[0].EventType).toBe('viewer-request');
    const served = (uri: string) =>
      runInNewContext(`${fallback?.properties.FunctionCode}; handler(event).uri`, { event: { request: { uri } } });
    expect(served('/eligibility/history')).toBe('/index.html');
    expect(served('/')).toBe('/index.html');
    expect(served('/v1.2/eligibility')).toBe('/index.html');
    expect(served('/assets/main-1a2b.js')).toBe('/assets/main-1a2b.js');
    expect(served('/favicon.svg')).toBe('/favicon.svg');
    const paths = [
      ...readdirSync('web/public').map((name) => `/${name}`),
      '/index.html',
      guidePath('user-guide', 'en'),
    ];
    expect(paths.map(served)).toEqual(paths);
  });

  it('gives every answer the security headers by the policy of its path: the 404 of its own script is one of pages', () => {
    const policyOf = ({ ResponseHeadersPolicyId: id }: { ResponseHeadersPolicyId?: { Ref: string } }) =>
      id?.Ref ?? 'none';
    expect(policyOf(site)).toMatch(/^PortalPageHeaders/);
    expect(behaviours.map((each) => [each.PathPattern, policyOf(each).replace(/Headers.*/, '')])).toEqual([
      ['/assets/*', 'PortalAsset'],
      ['/api/*', 'PortalApi'],
      ['/transfer/*', 'PortalApi'],
    ]);
  });

  it('answers what scanners ask for with 404 and a page of its own, and no screen so', () => {
    const answered = (uri: string) =>
      runInNewContext(`${scriptNamed('SpaFallback')?.properties.FunctionCode}; handler(event)`, {
        event: { request: { uri } },
      });
    const asked = ['/.env', '/.git/config', '/a/.aws/credentials', '/wp-login.php', '/Backup.ZIP', '/x.js', '/a/b.sql'];
    for (const uri of [...asked, '/.well-known/security.txt']) {
      expect(answered(uri), uri).toMatchObject({
        statusCode: 404,
        headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
        body: expect.stringMatching(/There is no such page.*لا توجد صفحة/s),
      });
    }
    for (const uri of ['/people/9.7', '/admin/facilities/DHA-F-1.2', '/facilityadmin/manageclinicians/a/Dr.Noor']) {
      expect(answered(uri), uri).toEqual({ uri: '/index.html' });
    }
  });
});

interface Request {
  readonly path: string;
  readonly token?: string;
}
interface Statement {
  readonly AndStatement?: { readonly Statements: Statement[] };
  readonly OrStatement?: { readonly Statements: Statement[] };
  readonly NotStatement?: { readonly Statement: Statement };
  readonly ByteMatchStatement?: {
    readonly FieldToMatch: { readonly UriPath?: object };
    readonly PositionalConstraint: string;
    readonly SearchString: string;
  };
}

/** Whether the firewall's statement matches a request; those of ours compare in small letters. */
function matches(
  { AndStatement, OrStatement, NotStatement, ByteMatchStatement }: Statement,
  request: Request,
): boolean {
  if (AndStatement) return AndStatement.Statements.every((each) => matches(each, request));
  if (OrStatement) return OrStatement.Statements.some((each) => matches(each, request));
  if (NotStatement) return !matches(NotStatement.Statement, request);
  if (!ByteMatchStatement) throw new Error('A statement of another kind');
  const { FieldToMatch, PositionalConstraint, SearchString } = ByteMatchStatement;
  const found = ((FieldToMatch.UriPath ? request.path : request.token) ?? '').toLowerCase();
  return PositionalConstraint === 'EXACTLY' ? found === SearchString : found.startsWith(SearchString);
}

describe('the edge', () => {
  it('lives in us-east-1 for CloudFront, and everything with data in the UAE', () => {
    const regions = new Set(['dev', 'staging', 'prod'].map((name) => environments[name as 'prod'].region));
    expect([...regions]).toEqual(['me-central-1']);
    expect(ofType('prod', 'AWS::WAFv2::WebACL')[0]?.stack).toBe('Edge');
  });

  it('limits visitors by address and signed-in people by session, and filters what is known to be bad', () => {
    const [webAcl] = ofType('prod', 'AWS::WAFv2::WebACL');
    expect(webAcl?.properties.Scope).toBe('CLOUDFRONT');
    const [address, visitor, session, ...managed] = webAcl?.properties.Rules ?? [];
    const limits = environments.prod.requestsPerFiveMinutes;
    expect(address.Statement.RateBasedStatement).toEqual({ AggregateKeyType: 'IP', Limit: limits.address });
    expect(visitor.Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: 'IP', Limit: limits.visitor });
    expect(session.Statement.RateBasedStatement).toMatchObject({
      AggregateKeyType: 'CUSTOM_KEYS',
      CustomKeys: [{ Header: { Name: 'authorization' } }],
      Limit: limits.session,
    });
    expect(managed.map(({ Name }: { Name: string }) => Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
  });

  it('counts a visitor’s call as one whatever token it claims, and no file or signed-in call of a hospital’s staff', () => {
    const [webAcl] = ofType('prod', 'AWS::WAFv2::WebACL');
    const [, visitor] = webAcl?.properties.Rules ?? [];
    const counts = (request: Request) => matches(visitor.Statement.RateBasedStatement.ScopeDownStatement, request);
    const token = 'Bearer a.b.c';
    expect(counts({ path: '/api/account/login' })).toBe(true);
    expect(counts({ path: '/api/account/Login', token })).toBe(true);
    expect(counts({ path: '/api/eligibilitycheck/geteligibilityhistorybysearch' })).toBe(true);
    expect(counts({ path: '/api/eligibilitycheck/geteligibilityhistorybysearch', token })).toBe(false);
    expect(counts({ path: '/api/account/begincardreading', token })).toBe(false);
    expect(counts({ path: '/assets/index.js' })).toBe(false);
  });

  it('stands before the deployed portal, and logs without query strings, tokens and cookies', () => {
    const [distribution] = ofType('prod', 'AWS::CloudFront::Distribution');
    expect(distribution?.properties.DistributionConfig.WebACLId['Fn::GetStackOutput']).toMatchObject({
      StackName: 'wasla-prod-edge',
      Region: 'us-east-1',
    });
    const [logging] = ofType('prod', 'AWS::WAFv2::LoggingConfiguration');
    expect(logging?.properties.RedactedFields).toEqual([
      { QueryString: {} },
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
    ]);
    const [webAcl] = ofType('prod', 'AWS::WAFv2::WebACL');
    expect(JSON.stringify(webAcl)).not.toContain('"SampledRequestsEnabled":true');
  });

  it('gives the portal its own domain with TLS 1.2 or later', () => {
    const { Aliases, ViewerCertificate } =
      ofType('prod', 'AWS::CloudFront::Distribution')[0]?.properties.DistributionConfig ?? {};
    expect(Aliases).toEqual([environments.prod.domainName]);
    expect(ViewerCertificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
  });

  it('is left out of the local environment, where nothing of it can run', () => {
    expect(ofType('local', 'AWS::WAFv2::WebACL')).toEqual([]);
  });
});
