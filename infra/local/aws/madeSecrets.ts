import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from './privateFile.ts';
import { AwsError, type AwsRequest } from './service.ts';

interface Version {
  readonly id: string;
  readonly text: string;
  /** Seconds. */
  readonly createdAt: number;
  readonly stages: readonly string[];
}

type Input = AwsRequest['input'];

const notFound = (): AwsError =>
  new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");

/** The versions with a stage moved to one of them; AWSPREVIOUS follows AWSCURRENT. */
function moved(versions: readonly Version[], stage: string, toId: string | undefined): Version[] {
  const last = versions.find(({ stages }) => stages.includes('AWSCURRENT'))?.id;
  const isReplaced = stage === 'AWSCURRENT' && last !== toId;
  return versions.map((version) => {
    const kept = version.stages.filter((each) => each !== stage && !(isReplaced && each === 'AWSPREVIOUS'));
    return {
      ...version,
      stages: [
        ...kept,
        ...(version.id === toId ? [stage] : []),
        ...(isReplaced && version.id === last ? ['AWSPREVIOUS'] : []),
      ],
    };
  });
}

/**
 * The secrets that functions make themselves, each with its versions in a file that only its owner can read; they are known by their names.
 * The operations are those of Secrets Manager that functions use.
 */
export function madeSecrets(directory: string, arnPrefix: string) {
  const arnOf = (name: string): string => `${arnPrefix}${name}-local0`;
  const fileOf = (name: string): string => join(directory, 'made', `${encodeURIComponent(name)}.json`);
  const nameIn = ({ SecretId }: Input): string => String(SecretId ?? '');

  function versionsOf(name: string): Version[] {
    if (!existsSync(fileOf(name))) throw notFound();
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Version[];
  }
  /** Versions without a stage are forgotten, as AWS does in time. */
  const keep = (name: string, versions: readonly Version[]): void =>
    writePrivateFile(fileOf(name), JSON.stringify(versions.filter(({ stages }) => stages.length > 0)));
  const versionOf = ({ SecretString, ClientRequestToken }: Input): Version => ({
    id: String(ClientRequestToken ?? randomUUID()),
    text: String(SecretString ?? ''),
    createdAt: Date.now() / 1000,
    stages: [],
  });

  const make = (name: string, version: Version): boolean => {
    if (existsSync(fileOf(name))) return false;
    keep(name, [{ ...version, stages: ['AWSCURRENT'] }]);
    return true;
  };

  const operations = {
    createSecret: (input: Input) => {
      const name = String(input.Name ?? '');
      const version = versionOf(input);
      if (!make(name, version)) throw new AwsError('ResourceExistsException', 'The secret already exists.');
      return { ARN: arnOf(name), Name: name, VersionId: version.id };
    },
    putSecretValue: (input: Input) => {
      const name = nameIn(input);
      const version = versionOf(input);
      const stages = (input.VersionStages as string[] | undefined) ?? ['AWSCURRENT'];
      const added = [...versionsOf(name), version];
      keep(
        name,
        stages.reduce((versions, stage) => moved(versions, stage, version.id), added),
      );
      return { ARN: arnOf(name), Name: name, VersionId: version.id, VersionStages: stages };
    },
    updateSecretVersionStage: (input: Input) => {
      const name = nameIn(input);
      const toId = input.MoveToVersionId === undefined ? undefined : String(input.MoveToVersionId);
      const versions = versionsOf(name);
      if (toId !== undefined && !versions.some(({ id }) => id === toId)) throw notFound();
      keep(name, moved(versions, String(input.VersionStage), toId));
      return { ARN: arnOf(name), Name: name };
    },
    describeSecret: (input: Input) => {
      const name = nameIn(input);
      const stages = versionsOf(name).map((version) => [version.id, version.stages]);
      return { ARN: arnOf(name), Name: name, VersionIdsToStages: Object.fromEntries(stages) };
    },
    getSecretValue: (input: Input) => {
      const name = nameIn(input);
      const stage = String(input.VersionStage ?? 'AWSCURRENT');
      const version = versionsOf(name).find(({ stages }) => stages.includes(stage));
      if (!version) throw notFound();
      return {
        ARN: arnOf(name),
        Name: name,
        SecretString: version.text,
        VersionId: version.id,
        VersionStages: version.stages,
        CreatedDate: version.createdAt,
      };
    },
  };

  return {
    operations,
    /** For the runner itself; false where there is a secret of that name. */
    makeIfMissing: (name: string, text: string): boolean => make(name, versionOf({ SecretString: text })),
  };
}
