import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { describeTable } from '../../../infra/deployedIndexes.ts';
import { AwsError } from '../../../infra/local/aws/service.ts';
import { exportTable, importTable } from '../../../infra/restore/tableCopy.ts';

/** What the simulator knows of a table besides what the embedded store does. */
interface Facts {
  readonly id: string;
  readonly arn: string;
  readonly createdAt: number;
  /** When what is under way ends. */
  readyAt: number;
  state: 'CREATING' | 'ACTIVE' | 'UPDATING' | 'DELETING';
  isProtected: boolean;
  /** Since when each second is remembered; null when none is. */
  rememberedSince: number | null;
  expires: string | null;
  tags: { Key: string; Value: string }[];
  /** The key that it is encrypted with. */
  readonly key: string;
  readonly restored?: { SourceTableArn: string; SourceBackupArn?: string; RestoreDateTime: number };
}

/** What a table held, as a recovery point keeps it. */
export interface TableCopy {
  readonly schema: TableDescription;
  readonly file: string;
}

interface Backup {
  readonly key: string;
  readonly arn: string;
  readonly tableName: string;
  readonly tableId: string;
  readonly tableArn: string;
  readonly schema: TableDescription;
  readonly file: string;
  readonly createdAt: number;
  readonly readyAt: number;
}

type Input = Readonly<Record<string, unknown>>;

const region = 'me-central-1';
const arnOf = (name: string) => `arn:aws:dynamodb:${region}:123456789012:table/${name}`;
const seconds = (ms: number) => ms / 1000;

/** The key that the portal has for its tables. */
export const dataKey = `arn:aws:kms:${region}:1:key/data`;

/** Which parameters each call may have: a misspelt one is a fault of the caller, as for AWS. */
const takes: Readonly<Record<string, readonly string[]>> = {
  DescribeTable: ['TableName'],
  UpdateTable: ['TableName', 'DeletionProtectionEnabled'],
  DeleteTable: ['TableName'],
  DescribeContinuousBackups: ['TableName'],
  UpdateContinuousBackups: ['TableName', 'PointInTimeRecoverySpecification'],
  DescribeTimeToLive: ['TableName'],
  UpdateTimeToLive: ['TableName', 'TimeToLiveSpecification'],
  TagResource: ['ResourceArn', 'Tags'],
  ListTagsOfResource: ['ResourceArn', 'NextToken'],
  RestoreTableToPointInTime: ['SourceTableName', 'TargetTableName', 'RestoreDateTime'],
  CreateBackup: ['TableName', 'BackupName'],
  ListBackups: ['TableName', 'BackupType', 'ExclusiveStartBackupArn'],
  DeleteBackup: ['BackupArn'],
  RestoreTableFromBackup: ['TargetTableName', 'BackupArn'],
};

interface Options {
  /** Of the embedded store, which keeps the items. */
  readonly client: DynamoDBClient;
  readonly now: () => number;
  /** How long AWS is at what it began. */
  readonly takesMs: number;
}

/**
 * DynamoDB's calls for backups, restores and what belongs to them, in front of the embedded store: a table that is deleted has lost its items, and one
 * that is restored has them again. Written after AWS's API reference; it refuses what that says is refused.
 */
export class DynamoBackups {
  readonly #client: DynamoDBClient;
  readonly #now: () => number;
  /** How long AWS is at what it begins from now on. */
  takesMs: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'wasla-backups-'));
  readonly #tables = new Map<string, Facts>();
  readonly #backups: Backup[] = [];
  /** What each table held, second by second, as far as a test had it remembered. */
  readonly #moments: { readonly name: string; readonly at: number; readonly file: string }[] = [];
  #count = 0;

  constructor({ client, now, takesMs }: Options) {
    this.#client = client;
    this.#now = now;
    this.takesMs = takesMs;
  }

  close = (): void => rmSync(this.#folder, { recursive: true, force: true });

  /** Takes over a table that a template made a day ago. */
  adopt(name: string, facts: Pick<Facts, 'expires' | 'tags'>): void {
    const createdAt = this.#now() - 24 * 60 * 60 * 1000;
    this.#add(name, { key: dataKey, createdAt, isProtected: true, rememberedSince: createdAt, ...facts, readyAt: 0 });
  }

  /** Remembers what a table holds now, as of a second. */
  async remember(name: string, second = new Date(Math.floor(this.#now() / 1000) * 1000)): Promise<void> {
    const at = second.getTime();
    const file = this.#newFile();
    await exportTable(this.#client, name, file);
    this.#moments.push({ name, at, file });
  }

  async call(operation: string, input: Input): Promise<object> {
    const unknown = Object.keys(input).find((name) => !takes[operation]?.includes(name));
    if (unknown) throw new AwsError('ValidationException', `${operation} does not take ${unknown}`);
    const name = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}` as keyof this;
    return (this[name] as (given: Input) => Promise<object>).call(this, input);
  }

  #next(): string {
    this.#count += 1;
    return String(this.#count);
  }

  #newFile = (): string => join(this.#folder, this.#next());

  #add(name: string, facts: Omit<Facts, 'id' | 'arn' | 'state'>): void {
    this.#tables.set(name, { ...facts, id: this.#next(), arn: arnOf(name), state: 'CREATING' });
  }

  /** The table as it is now; what was under way and has ended is done. */
  async #find(name: unknown): Promise<Facts | undefined> {
    const facts = this.#tables.get(String(name));
    if (!facts || this.#now() < facts.readyAt) return facts;
    if (facts.state !== 'DELETING') return Object.assign(facts, { state: 'ACTIVE' });
    this.#tables.delete(String(name));
    await this.#client.send(new DeleteTableCommand({ TableName: String(name) }));
    return undefined;
  }

  async #ofName(name: unknown): Promise<Facts> {
    const found = await this.#find(name);
    if (!found)
      throw new AwsError('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
    return found;
  }

  async #whole(name: unknown): Promise<Facts> {
    const found = await this.#ofName(name);
    if (found.state !== 'ACTIVE')
      throw new AwsError(
        'ResourceInUseException',
        `Attempt to change a resource which is still in use: Table: ${name}`,
      );
    return found;
  }

  async describeTable({ TableName }: Input): Promise<object> {
    const facts = await this.#ofName(TableName);
    const stored = await describeTable(this.#client, String(TableName));
    const indexes = stored?.GlobalSecondaryIndexes?.map((each) => ({ ...each, IndexStatus: facts.state }));
    return { Table: { ...stored, ...this.#described(facts), GlobalSecondaryIndexes: indexes } };
  }

  #described = (facts: Facts): object => ({
    TableId: facts.id,
    TableArn: facts.arn,
    TableStatus: facts.state,
    CreationDateTime: seconds(facts.createdAt),
    DeletionProtectionEnabled: facts.isProtected,
    SSEDescription: { Status: 'ENABLED', SSEType: 'KMS', KMSMasterKeyArn: facts.key },
    ...(facts.restored && { RestoreSummary: { ...facts.restored, RestoreInProgress: facts.state === 'CREATING' } }),
  });

  async updateTable({ TableName, DeletionProtectionEnabled }: Input): Promise<object> {
    const facts = await this.#whole(TableName);
    Object.assign(facts, { isProtected: DeletionProtectionEnabled === true, state: 'UPDATING' });
    facts.readyAt = this.#now() + this.takesMs;
    return {};
  }

  async deleteTable({ TableName }: Input): Promise<object> {
    const facts = await this.#whole(TableName);
    if (facts.isProtected)
      throw new AwsError(
        'ValidationException',
        `Resource cannot be deleted as it is currently protected: ${TableName}`,
      );
    Object.assign(facts, { state: 'DELETING', readyAt: this.#now() + this.takesMs });
    return {};
  }

  async describeContinuousBackups({ TableName }: Input): Promise<object> {
    const { rememberedSince: since } = await this.#ofTable(TableName);
    const recovery =
      since === null
        ? { PointInTimeRecoveryStatus: 'DISABLED' }
        : {
            PointInTimeRecoveryStatus: 'ENABLED',
            EarliestRestorableDateTime: seconds(since),
            LatestRestorableDateTime: seconds(this.#now()),
          };
    return {
      ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription: recovery },
    };
  }

  /** The calls of backups have their own word for a table that is not there. */
  async #ofTable(name: unknown): Promise<Facts> {
    const found = await this.#find(name);
    if (!found) throw new AwsError('TableNotFoundException', `Table not found: ${name}`);
    return found;
  }

  async updateContinuousBackups({ TableName, PointInTimeRecoverySpecification: wanted }: Input): Promise<object> {
    const facts = await this.#ofTable(TableName);
    if (facts.state !== 'ACTIVE') throw new AwsError('ContinuousBackupsUnavailableException', 'Not available yet');
    const isWanted = (wanted as { PointInTimeRecoveryEnabled?: boolean }).PointInTimeRecoveryEnabled === true;
    facts.rememberedSince = isWanted ? (facts.rememberedSince ?? this.#now()) : null;
    return {};
  }

  async describeTimeToLive({ TableName }: Input): Promise<object> {
    const { expires } = await this.#ofName(TableName);
    const on = { TimeToLiveStatus: 'ENABLED', AttributeName: expires };
    return { TimeToLiveDescription: expires ? on : { TimeToLiveStatus: 'DISABLED' } };
  }

  async updateTimeToLive({ TableName, TimeToLiveSpecification: wanted }: Input): Promise<object> {
    const facts = await this.#whole(TableName);
    if (facts.expires) throw new AwsError('ValidationException', 'TimeToLive is already enabled');
    facts.expires = (wanted as { AttributeName: string }).AttributeName;
    return {};
  }

  #ofArn = (arn: unknown): Promise<Facts> => this.#ofName(String(arn).split(':table/')[1]);

  async tagResource({ ResourceArn, Tags }: Input): Promise<object> {
    const facts = await this.#ofArn(ResourceArn);
    const tags = Tags as Facts['tags'];
    if (tags.some(({ Key }) => Key.startsWith('aws:')))
      throw new AwsError('ValidationException', 'Tag keys starting with "aws:" are reserved for system use');
    const kept = facts.tags.filter(({ Key }) => !tags.some((each) => each.Key === Key));
    facts.tags = [...kept, ...tags];
    return {};
  }

  /** A tag on each page: who reads one page only loses the others. */
  async listTagsOfResource({ ResourceArn, NextToken }: Input): Promise<object> {
    const { tags } = await this.#ofArn(ResourceArn);
    const at = Number(NextToken ?? 0);
    return { Tags: tags.slice(at, at + 1), ...(at + 1 < tags.length && { NextToken: String(at + 1) }) };
  }

  async restoreTableToPointInTime({ SourceTableName, TargetTableName, RestoreDateTime }: Input): Promise<object> {
    const source = await this.#ofTable(SourceTableName);
    const at = Number(RestoreDateTime) * 1000;
    if (source.rememberedSince === null)
      throw new AwsError('PointInTimeRecoveryUnavailableException', 'Point in time recovery is not enabled');
    if (!(at >= source.rememberedSince && at <= this.#now()))
      throw new AwsError('InvalidRestoreTimeException', 'The restore time is out of range');
    const moment = this.#moments.findLast((each) => each.name === SourceTableName && each.at <= at);
    if (!moment) throw new Error(`The test remembered nothing of ${SourceTableName} before ${at}.`);
    const schema = await describeTable(this.#client, String(SourceTableName));
    const restored = { SourceTableArn: source.arn, RestoreDateTime: seconds(at) };
    return this.#restore(String(TargetTableName), { schema, file: moment.file, key: source.key, restored });
  }

  async #restore(
    name: string,
    {
      schema,
      file,
      key,
      restored,
    }: { schema?: TableDescription; file: string; key: string; restored: Facts['restored'] },
  ): Promise<object> {
    if (await this.#find(name)) throw new AwsError('TableAlreadyExistsException', `Table already exists: ${name}`);
    const now = this.#now();
    const nothing = { isProtected: false, rememberedSince: null, expires: null, tags: [] };
    this.#add(name, { ...nothing, key, createdAt: now, readyAt: Number.POSITIVE_INFINITY, restored });
    const indexes = schema?.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
      ...{ IndexName, KeySchema, Projection },
    }));
    const { KeySchema, AttributeDefinitions } = schema ?? {};
    const made = { TableName: name, BillingMode: 'PAY_PER_REQUEST', KeySchema, AttributeDefinitions };
    const GlobalSecondaryIndexes = indexes?.length ? indexes : undefined;
    await this.#client.send(new CreateTableCommand({ ...made, GlobalSecondaryIndexes } as CreateTableCommandInput));
    await importTable(this.#client, name, file);
    Object.assign(this.#tables.get(name) ?? {}, { readyAt: this.#now() + this.takesMs });
    return {};
  }

  async createBackup({ TableName, BackupName }: Input): Promise<object> {
    const facts = await this.#ofTable(TableName);
    if (facts.state !== 'ACTIVE') throw new AwsError('TableInUseException', `Table is being changed: ${TableName}`);
    if (!/^[\w.-]{3,255}$/.test(String(BackupName))) throw new AwsError('ValidationException', 'BackupName');
    const schema = await describeTable(this.#client, String(TableName));
    const file = this.#newFile();
    await exportTable(this.#client, String(TableName), file);
    const createdAt = this.#now();
    const arn = `${facts.arn}/backup/${this.#next()}`;
    const of = { tableName: String(TableName), tableId: facts.id, tableArn: facts.arn, key: facts.key };
    this.#backups.push({ arn, ...of, schema: schema ?? {}, file, createdAt, readyAt: createdAt + this.takesMs });
    return { BackupDetails: { BackupArn: arn } };
  }

  /** A backup on each page. */
  async listBackups({ TableName, ExclusiveStartBackupArn: from }: Input): Promise<object> {
    const all = this.#backups.filter(({ tableName }) => tableName === TableName);
    const at = from === undefined ? 0 : all.findIndex(({ arn }) => arn === from) + 1;
    const page = all.slice(at, at + 1).map((each) => ({
      BackupArn: each.arn,
      TableName: each.tableName,
      TableId: each.tableId,
      BackupStatus: this.#now() < each.readyAt ? 'CREATING' : 'AVAILABLE',
      BackupCreationDateTime: seconds(each.createdAt),
    }));
    return { BackupSummaries: page, ...(at + 1 < all.length && { LastEvaluatedBackupArn: all[at]?.arn }) };
  }

  #backup(arn: unknown): Backup {
    const found = this.#backups.find((each) => each.arn === arn);
    if (!found) throw new AwsError('BackupNotFoundException', `Backup not found: ${arn}`);
    if (this.#now() < found.readyAt) throw new AwsError('BackupInUseException', 'The backup is being made');
    return found;
  }

  async deleteBackup({ BackupArn }: Input): Promise<object> {
    this.#backups.splice(this.#backups.indexOf(this.#backup(BackupArn)), 1);
    return {};
  }

  async restoreTableFromBackup({ TargetTableName, BackupArn }: Input): Promise<object> {
    const { arn, tableArn, createdAt, ...backup } = this.#backup(BackupArn);
    const RestoreDateTime = seconds(createdAt);
    const restored = { SourceTableArn: tableArn, SourceBackupArn: arn, RestoreDateTime };
    return this.#restore(String(TargetTableName), { ...backup, restored });
  }

  /** Keeps what a table holds now. */
  async copyOf(name: string): Promise<TableCopy> {
    const schema = (await describeTable(this.#client, name)) ?? {};
    const file = this.#newFile();
    await exportTable(this.#client, name, file);
    return { schema, file };
  }

  /** What AWS Backup does for a restore. It restores tags no more than DynamoDB itself. */
  restoreCopy(name: string, copy: TableCopy, pointArn: string, key: string): Promise<object> {
    const restored = { SourceTableArn: 'arn:aws:dynamodb:lost', SourceBackupArn: pointArn, RestoreDateTime: 0 };
    return this.#restore(name, { ...copy, key, restored });
  }

  /** What a test sees of a table besides its items. */
  async factsOf(name: string) {
    const facts = await this.#find(name);
    if (!facts) return undefined;
    const { isProtected, rememberedSince, expires, tags, state, key } = facts;
    return { isProtected, isRemembered: rememberedSince !== null, expires, tags, state, key };
  }

  get backupCount(): number {
    return this.#backups.length;
  }
}
