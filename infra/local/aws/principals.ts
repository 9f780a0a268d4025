import { randomBytes } from 'node:crypto';
import type { FunctionDefinition } from '../template/functions.ts';
import { type AccessNames, permissionsOf } from './access.ts';
import { isAllowed } from './iam.ts';
import { s3Permissions } from './s3Access.ts';
import { AwsError, type AwsRequest } from './service.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Access keys of the functions: which one calls, and what its role lets it do. */
export class Principals {
  readonly #functions = new Map<string, FunctionDefinition>();
  readonly #secrets = new Map<string, string>();
  readonly #names: AccessNames;

  constructor(names: AccessNames) {
    this.#names = names;
  }

  /** New credentials for a function; they end with the process. */
  issue(definition: FunctionDefinition): Credentials {
    const accessKeyId = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
    const secretAccessKey = randomBytes(20).toString('hex');
    this.#functions.set(accessKeyId, definition);
    this.#secrets.set(accessKeyId, secretAccessKey);
    return { accessKeyId, secretAccessKey };
  }

  /** The secret by which a signature of this key is checked. */
  secretOf(accessKeyId: string): string | undefined {
    return this.#secrets.get(accessKeyId);
  }

  /** Whether the caller may list the bucket: S3 tells nobody else that a key does not exist. */
  mayList(accessKeyId: string, bucket: string): boolean {
    const { statements } = this.#functions.get(accessKeyId) ?? { statements: [] };
    return s3Permissions({ operation: 'ListBucket', bucket, key: '' }).every((each) => isAllowed(statements, each));
  }

  /** Throws what AWS answers to a caller without a grant. */
  authorize(accessKeyId: string, request: AwsRequest): void {
    const caller = this.#functions.get(accessKeyId);
    if (!caller)
      throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.');
    const permissions = permissionsOf(request, this.#names);
    const refused = permissions.find((permission) => !isAllowed(caller.statements, permission));
    if (permissions.length > 0 && !refused) return;
    const action = refused?.action ?? `${request.service}:${request.operation}`;
    const resource = refused?.resource ?? '*';
    throw new AwsError(
      request.service === 's3' ? 'AccessDenied' : 'AccessDeniedException',
      `User: ${caller.roleArn}/${caller.name} is not authorized to perform: ${action} on resource: ${resource}`,
    );
  }
}
