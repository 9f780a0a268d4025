import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  paginateDescribeStacks,
  type Stack,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { DeleteSecretCommand, paginateListSecrets, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type FoundStack, inOrderOfDestruction, type RunningStage, stagesAmong } from './dueStages.ts';

const foundStack = (region: string, stack: Stack): FoundStack => ({
  region,
  id: stack.StackId ?? '',
  name: stack.StackName ?? '',
  status: stack.StackStatus ?? '',
  createdAt: stack.CreationTime ?? new Date(0),
  deployedAt: stack.LastUpdatedTime ?? stack.CreationTime ?? new Date(0),
  tags: Object.fromEntries((stack.Tags ?? []).map(({ Key = '', Value = '' }) => [Key, Value])),
});

/** The longest that a stack may take: that of the distribution. */
const mostSeconds = 60 * 60;

interface StageAccountProps {
  /** That of the data first. */
  readonly regions: readonly [string, ...string[]];
  /** Between two looks whether a stack is gone. */
  readonly pauseSeconds: number;
  /** Is told what is done. */
  readonly tell: (line: string) => void;
}

/** The stages of branches in the account of the AWS profile in use. */
export class StageAccount {
  private readonly cloudFormation: ReadonlyMap<string, CloudFormationClient>;
  private readonly secrets: SecretsManagerClient;
  private readonly props: StageAccountProps;

  constructor(props: StageAccountProps) {
    this.props = props;
    this.cloudFormation = new Map(props.regions.map((region) => [region, new CloudFormationClient({ region })]));
    this.secrets = new SecretsManagerClient({ region: props.regions[0] });
  }

  /** The stages that there are, those that end first at the head. */
  async list(): Promise<RunningStage[]> {
    const stacks: FoundStack[] = [];
    for (const [region, client] of this.cloudFormation) {
      for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {})) {
        stacks.push(...Stacks.map((stack) => foundStack(region, stack)));
      }
    }
    return stagesAmong(stacks);
  }

  /** Destroys a stage, stack by stack; after a failure it is begun again where it stopped. */
  async destroy(stage: RunningStage): Promise<void> {
    for (const stack of inOrderOfDestruction(stage)) await this.deleteStack(stack);
    await this.deleteSecrets(stage);
  }

  private async deleteStack({ region, id, name }: FoundStack): Promise<void> {
    const client = this.cloudFormation.get(region);
    if (!client) throw new Error(`${name} is in ${region}, where no stage is.`);
    this.props.tell(`deleting ${name} (${region})`);
    await client.send(new DeleteStackCommand({ StackName: id }));
    const { pauseSeconds } = this.props;
    const waiting = { client, maxWaitTime: mostSeconds, minDelay: pauseSeconds, maxDelay: pauseSeconds };
    try {
      await waitUntilStackDeleteComplete(waiting, { StackName: id });
    } catch {
      const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: id }));
      const { StackStatus, StackStatusReason = 'no reason given' } = Stacks[0] ?? {};
      throw new Error(`${name} was not deleted (${StackStatus}): ${StackStatusReason}`);
    }
  }

  /** The credentials for payers, which operators made and no template knows; and what still waits for its deletion, so that its name is free again. */
  private async deleteSecrets({ name }: RunningStage): Promise<void> {
    const client = this.secrets;
    const wanted = { Filters: [{ Key: 'name' as const, Values: [`wasla/${name}/`] }], IncludePlannedDeletion: true };
    for await (const { SecretList = [] } of paginateListSecrets({ client }, wanted)) {
      for (const { ARN, Name } of SecretList) {
        this.props.tell(`deleting the secret ${Name}`);
        await client.send(new DeleteSecretCommand({ SecretId: ARN, ForceDeleteWithoutRecovery: true }));
      }
    }
  }
}
