import type { IncomingHttpHeaders } from 'node:http';
import type { AwsServiceName } from '../faults.ts';

/** One call of an AWS service, as it came in. */
export interface AwsRequest {
  readonly service: AwsServiceName;
  readonly accessKeyId: string;
  /** `PutItem`; for S3 the action without its prefix, such as `GetObject`. */
  readonly operation: string;
  readonly method: string;
  /** Path and query, unchanged. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The parsed body of the JSON protocols; an empty object for S3. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface AwsAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer | string;
  /** How it travels, when not at once: the line breaks before it, or its body stops half way for some time. */
  readonly travels?: 'lost' | { readonly pauseMs: number };
}

export type AwsService = (request: AwsRequest) => Promise<AwsAnswer>;

/** What a call needs: one entry for each resource it touches. */
export interface Permission {
  /** `dynamodb:PutItem`. */
  readonly action: string;
  readonly resource: string;
  /** Values of the condition keys that are known for this call. */
  readonly context: Readonly<Record<string, readonly string[]>>;
}

/** An error in AWS's shape: the SDK makes an exception with this name of it. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

const contentTypes: Readonly<Record<AwsServiceName, string>> = {
  dynamodb: 'application/x-amz-json-1.0',
  sqs: 'application/x-amz-json-1.0',
  kms: 'application/x-amz-json-1.1',
  secretsmanager: 'application/x-amz-json-1.1',
  s3: 'application/xml',
  ses: 'application/json',
};

export const jsonAnswer = (service: AwsServiceName, output: unknown): AwsAnswer => ({
  status: 200,
  headers: { 'content-type': contentTypes[service] },
  body: JSON.stringify(output),
});

const escapeXml = (text: string): string =>
  text.replace(/[<>&]/g, (character) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? character);

export function errorAnswer(service: AwsServiceName, { code, message, status, details }: AwsError): AwsAnswer {
  const headers = { 'content-type': contentTypes[service], 'x-amzn-errortype': code };
  if (service === 's3') {
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
    return { status: status === 400 && code === 'AccessDenied' ? 403 : status, headers, body };
  }
  const namespace = service === 'dynamodb' ? 'com.amazonaws.dynamodb.v20120810' : 'com.amazonaws';
  return {
    status,
    headers,
    body: JSON.stringify({ __type: `${namespace}#${code}`, message, Message: message, ...details }),
  };
}

/**
 * A service whose operations are plain functions from input to output, as the small emulators here are: the operation
 * `GetPublicKey` is the function `getPublicKey`.
 */
export const jsonService =
  (operations: Readonly<Record<string, (input: AwsRequest['input']) => unknown>>): AwsService =>
  async ({ service, operation, input }) => {
    const name = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
    const run = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!run) throw new AwsError('UnknownOperationException', `The local ${service} has no operation ${operation}.`);
    return jsonAnswer(service, await run(input));
  };
