import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/**
 * A queue of work, and the queue of what could not be handled: of what has to be sent to the outside world, or of background jobs.
 * A message only names an item: losing one costs a minute, until the sweeper finds the item due.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: { readonly key: IKey; readonly consumerTimeoutSeconds: number }) {
    super(scope, id);
    const encrypted = { encryption: QueueEncryption.KMS, encryptionMasterKey: props.key, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...encrypted,
      retentionPeriod: Duration.days(14),
      // Its own consumer is as quick as the other's.
      visibilityTimeout: Duration.seconds(6 * props.consumerTimeoutSeconds),
    });
    this.queue = new Queue(this, 'Queue', {
      ...encrypted,
      // Lambda asks for six times the consumer's timeout, so that a throttled batch is not taken twice.
      visibilityTimeout: Duration.seconds(6 * props.consumerTimeoutSeconds),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
  }
}
