import { Duration, type SecretValue, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  Function as ScriptedEdge,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acceptDistributionFindings } from '../nagSuppressions.ts';
import { type HeaderSettings, securityHeaders } from './securityHeaders.ts';
import { spaFallback, viewerAddress } from './viewerScripts.ts';

interface PortalDistributionProps {
  readonly site: IBucket;
  /** Where browsers send and fetch the files of background jobs. */
  readonly files: IBucket;
  readonly apiHostName: string;
  readonly headers: HeaderSettings;
  /** By this value of a header the API recognises the distribution. */
  readonly originSecret?: SecretValue;
  /** The web ACL and the certificate live in us-east-1; without a domain of its own the portal has no certificate. */
  readonly webAclArn?: string;
  readonly domain?: { readonly name: string; readonly certificateArn: string };
}

/** The portal as browsers reach it: the site from its bucket, /api/* from the HTTP API, one origin for both. */
export class PortalDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: PortalDistributionProps) {
    super(scope, id);
    const site = this.siteOrigin(props.site);
    const { domain, headers } = props;
    const apiHeaders = securityHeaders(this, 'ApiHeaders', 'api', headers);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'The portal',
      defaultBehavior: {
        ...this.siteBehaviour(site, 'page', headers),
        functionAssociations: [this.onRequest('SpaFallback', spaFallback)],
      },
      additionalBehaviors: {
        '/assets/*': this.siteBehaviour(site, 'asset', headers),
        '/api/*': this.apiBehaviour(props, apiHeaders),
        '/transfer/*': this.filesBehaviour(props.files, apiHeaders),
      },
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      webAclId: props.webAclArn,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
    });
    acceptDistributionFindings(this.distribution, {
      hasWebAcl: props.webAclArn !== undefined,
      hasDomain: domain !== undefined,
    });
  }

  private onRequest(id: string, script: string): FunctionAssociation {
    const code = FunctionCode.fromInline(script);
    return {
      function: new ScriptedEdge(this, id, { code, runtime: FunctionRuntime.JS_2_0 }),
      eventType: FunctionEventType.VIEWER_REQUEST,
    };
  }

  /** The bucket is imported, because its policy already lets CloudFront read: CDK would make the two stacks need each other. */
  private siteOrigin(site: IBucket): IOrigin {
    const imported = Bucket.fromBucketAttributes(this, 'Site', {
      bucketName: site.bucketName,
      bucketRegionalDomainName: site.bucketRegionalDomainName,
    });
    // The warning is about what the import is for; it is a validation rule, so it is answered on the origin's own construct.
    Validations.of(this).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: "The stateful stack writes the bucket's policy itself.",
    });
    return S3BucketOrigin.withOriginAccessControl(imported);
  }

  private siteBehaviour(origin: IOrigin, kind: 'page' | 'asset', headers: HeaderSettings): BehaviorOptions {
    return {
      origin,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: securityHeaders(this, kind === 'page' ? 'PageHeaders' : 'AssetHeaders', kind, headers),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
  }

  /**
   * The bucket judges each call by the signature in its query, which names the bucket's own host: the distribution passes the query
   * on and adds nothing, so that files travel at the portal's origin and no other host has to be let into the pages.
   */
  private filesBehaviour(files: IBucket, responseHeadersPolicy: IResponseHeadersPolicy): BehaviorOptions {
    return {
      origin: new HttpOrigin(files.bucketRegionalDomainName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, 'SignedQuery', {
        comment: 'The signed query of a file and the condition that is signed with it, and nothing else of the browser',
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        headerBehavior: OriginRequestHeaderBehavior.allowList('If-None-Match'),
      }),
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }

  private apiBehaviour(
    { apiHostName, originSecret }: PortalDistributionProps,
    responseHeadersPolicy: IResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      origin: new HttpOrigin(apiHostName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(30),
        // A dynamic reference: the value itself stands in no template.
        customHeaders: originSecret && { 'x-origin-verify': originSecret.unsafeUnwrap() },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // The host name has to be the gateway's own.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [this.onRequest('ViewerAddress', viewerAddress)],
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }
}
