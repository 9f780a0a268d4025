import { setTimeout as sleep } from 'node:timers/promises';
import type { AwsServiceName, FaultSettings } from '../faults.ts';
import { AwsError, type AwsRequest } from './service.ts';

/** How each service says that it has too many calls. */
const throttling: Readonly<Record<AwsServiceName, readonly [code: string, status: number]>> = {
  dynamodb: ['ProvisionedThroughputExceededException', 400],
  s3: ['SlowDown', 503],
  sqs: ['RequestThrottled', 403],
  kms: ['ThrottlingException', 400],
  secretsmanager: ['ThrottlingException', 400],
  ses: ['TooManyRequestsException', 429],
};

function conflict({ operation, input }: AwsRequest): AwsError {
  const message = 'Transaction is ongoing for the item';
  if (operation !== 'TransactWriteItems') return new AwsError('TransactionConflictException', message);
  const items = Array.isArray(input.TransactItems) ? input.TransactItems : [];
  const reasons = items.map((_item, index) =>
    index === 0 ? { Code: 'TransactionConflict', Message: message } : { Code: 'None' },
  );
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const text = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new AwsError('TransactionCanceledException', text, 400, { CancellationReasons: reasons });
}

const isWrite = (operation: string): boolean => /^(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/.test(operation);

/** Applies the fault switch to one call, before the service sees it: waits, throws an AWS error, or lets it pass. */
export async function meetFaults(
  request: AwsRequest,
  faults: FaultSettings['aws'],
  random: () => number = Math.random,
): Promise<void> {
  const settings = faults[request.service];
  if (settings.latencyMs > 0) await sleep(settings.latencyMs);
  if (settings.rejectsCredentials) {
    throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  if (random() < settings.errorRate) throw new AwsError('InternalServerError', 'A fault was switched on.', 500);
  if (random() < settings.throttleRate) {
    const [code, status] = throttling[request.service];
    throw new AwsError(code, 'Rate exceeded: a fault was switched on.', status);
  }
  if ('conflictRate' in settings && isWrite(request.operation) && random() < settings.conflictRate)
    throw conflict(request);
}
