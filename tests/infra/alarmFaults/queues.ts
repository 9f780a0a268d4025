import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { wiring } from '../../../functions/_data/wiring.ts';
import { buryOutbox } from '../../../functions/_workers/buryOutbox.ts';
import { sweepOutbox } from '../../../functions/_workers/sweepOutbox.ts';
import { Queue } from '../../../infra/local/aws/queue.ts';
import { queues } from '../../../infra/queues.ts';
import { aClinic, deliveryOf, submitted } from '../../eligibility/support/eligibility.ts';
import type { Point } from '../../support/alarms.ts';
import { passMinutes } from '../../support/api.ts';
import { alarmNamed, alarms, ringing } from '../alarmBoard.ts';
import { ofType, type Resource } from '../synthesis.ts';

interface QueuesProps {
  readonly store: DynamoDBDocumentClient;
  readonly written: () => Point[];
  readonly now: () => number;
}

const templates = ofType('local', 'AWS::SQS::Queue');
const templateOf = (logicalId: string): Resource =>
  templates.find(({ id }) => id.replace(/[0-9A-F]{8}$/, '').endsWith(logicalId)) as Resource;

/** A queue of the template with its dead letters, in the emulator that keeps SQS's rules. */
function opened(id: string, now: () => number) {
  const { properties } = templateOf(`${id}Queue`);
  const settings = (own: Resource, deadLetter?: { arn: string; maxReceiveCount: number }) => ({
    ...{ name: own.id, arn: own.id, url: own.id, delaySeconds: 0, deadLetter },
    visibilitySeconds: own.properties.VisibilityTimeout,
    retentionSeconds: own.properties.MessageRetentionPeriod ?? 345_600,
  });
  const dead = new Queue({ definition: settings(templateOf(`${id}DeadLetters`)), now });
  const { maxReceiveCount } = properties.RedrivePolicy;
  const definition = settings(templateOf(`${id}Queue`), { arn: dead.definition.arn, maxReceiveCount });
  return { queue: new Queue({ definition, deadLetters: () => dead, now }), dead };
}

/** Queues fill in the emulator; SQS tells CloudWatch what the emulator counts. The outbox is swept and buried by the real workers. */
export function queuesOfWork({ store, written, now }: QueuesProps): void {
  const measured = ({ definition }: Queue, metric: string, value: number): Point => ({
    ...{ namespace: 'AWS/SQS', metric, value, at: now() },
    dimensions: { QueueName: { 'Fn::GetAtt': [definition.name, 'QueueName'] } },
  });
  const told = (points: readonly Point[]): string[] =>
    ringing(
      points,
      now(),
      alarms.filter(({ properties }) => properties.Namespace === 'AWS/SQS'),
    ).map(({ properties }) => properties.AlarmDescription.split('#')[1]);

  describe.each(Object.values(queues))('the queue $id', ({ id, oldestMinutes, runbook }) => {
    it('rings when a message failed five times', () => {
      const { queue, dead } = opened(id, now);
      const visible = () => told([measured(dead, 'ApproximateNumberOfMessagesVisible', dead.length)]);
      queue.send('{}');
      for (let failure = 0; failure < 5; failure += 1) {
        expect(queue.receive(1)).toHaveLength(1);
        passMinutes(queue.definition.visibilitySeconds / 60);
        expect(visible()).toEqual([]);
      }
      expect(queue.receive(1)).toEqual([]);
      expect(visible()).toEqual([runbook.deadLetters]);
    });

    it('rings when a message waits too long', () => {
      const { queue } = opened(id, now);
      const oldest = () => told([measured(queue, 'ApproximateAgeOfOldestMessage', queue.oldestSeconds())]);
      queue.send('{}');
      passMinutes(oldestMinutes);
      expect(oldest()).toEqual([]);
      passMinutes(1);
      expect(oldest()).toEqual([runbook.age]);
    });
  });

  describe('the outbox', () => {
    const isRinging = (name: string) => ringing(written(), now(), [alarmNamed(`Monitoring${name}`)]).length === 1;
    const sweep = sweepOutbox(wiring, async () => []);

    it('rings when nothing takes what is due', async () => {
      await submitted(await aClinic(store));
      passMinutes(9);
      await sweep();
      expect(isRinging('OutboxAge')).toBe(false);
      passMinutes(6);
      await sweep();
      expect(isRinging('OutboxAge')).toBe(true);
    });

    it('rings when its dead letters are taken away, which nobody else can count', async () => {
      const outboxId = await submitted(await aClinic(store));
      expect(isRinging('DeadLettersTaken')).toBe(false);
      await buryOutbox(wiring)(deliveryOf(outboxId));
      expect(isRinging('DeadLettersTaken')).toBe(true);
    });
  });
}
