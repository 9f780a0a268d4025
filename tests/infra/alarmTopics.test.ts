import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import { deployedAndLocal, ofType, type Resource } from './synthesis.ts';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Principal: { readonly Service?: string };
  // biome-ignore lint/suspicious/noExplicitAny: conditions of any shape
  readonly Condition?: any;
}

const allowed = (statements: Statement[], service: string): Statement[] =>
  statements.filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service === `${service}.amazonaws.com`);

describe.each(deployedAndLocal)('the topics of alarms of %s', (environment) => {
  const topics = ofType(environment, 'AWS::SNS::Topic');
  const told = (type: string, stack: string): Resource[] =>
    ofType(environment, type).filter((each) => (each.stack === 'Edge') === (stack === 'Edge'));
  const mayTell = ({ id, stack }: Resource, service: string): Statement[] => {
    const [policy] = ofType(environment, 'AWS::SNS::TopicPolicy').filter(
      (each) => each.stack === stack && JSON.stringify(each.properties.Topics).includes(`"${id}"`),
    );
    return allowed(policy?.properties.PolicyDocument.Statement ?? [], service);
  };
  const mayEncrypt = ({ properties }: Resource, service: string): Statement[] => {
    const name = JSON.stringify(properties.KmsMasterKeyId);
    const [key] = ofType(environment, 'AWS::KMS::Key').filter(({ id }) => name.includes(id));
    return allowed(key?.properties.KeyPolicy.Statement ?? [], service);
  };

  it('take what each service tells them: a policy of its own shuts all others out, and so does a key', () => {
    expect(topics).toHaveLength(environment === 'local' ? 1 : 2);
    for (const topic of topics) {
      const tellers = {
        cloudwatch: told('AWS::CloudWatch::Alarm', topic.stack),
        events: told('AWS::Events::Rule', topic.stack).filter(({ properties }) => properties.EventPattern),
        budgets: told('AWS::Budgets::Budget', topic.stack),
      };
      expect(tellers.cloudwatch.length).toBeGreaterThan(0);
      for (const [service, own] of Object.entries(tellers)) {
        const wanted = own.length > 0 ? 1 : 0;
        expect(mayTell(topic, service), `${topic.id}: ${service}`).toHaveLength(wanted);
        if (!wanted) continue;
        const [encrypts] = mayEncrypt(topic, service);
        expect(encrypts?.Action, `the key of ${topic.id}: ${service}`).toEqual(['kms:Decrypt', 'kms:GenerateDataKey*']);
      }
    }
  });

  it('take nothing of another account, where AWS says whose it is', () => {
    for (const topic of topics) {
      const named = ['cloudwatch', 'budgets'].flatMap((service) => [
        ...mayTell(topic, service),
        ...mayEncrypt(topic, service),
      ]);
      expect(named).toHaveLength(topic.stack === 'Edge' ? 4 : 2);
      for (const { Condition } of named) {
        expect(Condition?.StringEquals).toEqual({ 'aws:SourceAccount': { Ref: 'AWS::AccountId' } });
      }
      // EventBridge names no account to the key of a topic: a condition on it keeps every event out.
      for (const statement of mayEncrypt(topic, 'events')) expect(statement.Condition).toBeUndefined();
    }
  });
});

describe('the budget', () => {
  const [budget, ...others] = ofType('prod', 'AWS::Budgets::Budget');
  const { Budget: plan, NotificationsWithSubscribers: notifications } = budget?.properties ?? {};

  it('counts the whole bill of each month, and tells the topic of the region where budgets are', () => {
    expect(others).toEqual([]);
    expect(budget?.stack).toBe('Edge');
    expect(plan).toEqual({
      // Its mail shows no more than the name.
      BudgetName: 'wasla-prod-spend',
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: environments.prod.spendPlan?.usd, Unit: 'USD' },
    });
    const [topic] = ofType('prod', 'AWS::SNS::Topic').filter(({ stack }) => stack === 'Edge');
    for (const { Subscribers } of notifications) {
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic?.id } }]);
    }
    // AWS refuses a budget whose topic does not take its messages yet.
    const policies = ofType('prod', 'AWS::SNS::TopicPolicy').filter(({ stack }) => stack === 'Edge');
    expect(budget?.attributes.DependsOn).toContain(policies[0]?.id);
  });

  it('is not on a machine that nobody bills', () => {
    expect(ofType('local', 'AWS::Budgets::Budget')).toEqual([]);
  });
});
