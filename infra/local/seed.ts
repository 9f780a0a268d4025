import { existsSync, writeFileSync } from 'node:fs';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { firstKeyItem } from '../../functions/_data/payer/payerCredential.ts';
import type { Seal } from '../../functions/_data/regulatoryDetails/credentialSeal.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { payerSecretsPrefix } from '../environments.ts';
import { tables } from '../tables.ts';
import type { FaultSettings, PayerFaults } from './faults.ts';
import type { SimulatedKey } from './simulators/payerKeys.ts';
import type { RegulatorSimulators } from './simulators/regulators.ts';
import type { FunctionDefinition } from './template/functions.ts';

/** Who and what the portal begins with, and who answers as the outside world. */
export interface DemoData {
  readonly accounts: readonly unknown[];
  readonly members: readonly unknown[];
  /** Credentials that the regulators' simulators take. */
  readonly regulators: readonly unknown[];
  /** A code and a patient for each outcome of a request for approval. */
  readonly authorizations: readonly unknown[];
  /** `seal` encrypts what the demonstration stores of its facilities' credentials. */
  readonly seed: (
    client: DynamoDBClient,
    tableNames: Readonly<Record<TableName, string>>,
    seal?: Seal,
  ) => Promise<void>;
  /** The keys with which the portal signs for payers. */
  readonly payerKeys: readonly (SimulatedKey & { readonly payerCode: string })[];
  readonly startPayers: (
    faults: () => PayerFaults,
  ) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
  /** `directory` is where the post offices keep their files. */
  readonly startRegulators: (
    faults: () => FaultSettings['simulators'],
    directory: string,
  ) => Promise<RegulatorSimulators>;
}

/** How long a simulated payer thinks about a request for approval. */
const payerThinksMs = 2_000;

/** The demonstration data of the portal. Loaded only when they are wanted. */
export async function demoData(): Promise<DemoData> {
  const demo = await import('./demo/index.ts');
  const { demoAccounts, demoMembers, demoPayers, demoRegister, demoRegulatorAccounts, seedDemo } = demo;
  const { startPayerSimulator } = await import('./simulators/payer.ts');
  const { startRegulators } = await import('./simulators/regulators.ts');
  const byPostOffice = demoPayers.filter(({ authorizations }) => authorizations === 'postOffice');
  const { eligibilityAnswers } = await import('./simulators/eligibilityFile.ts');
  const answerEligibility = eligibilityAnswers({ members: demoMembers, payers: demoPayers });
  const { simulatedKey } = await import('./simulators/payerKeys.ts');
  const asked = demoPayers.filter(({ services, answers }) => services.length > 0 && answers === 'gateway');
  const payers = { codes: byPostOffice.map(({ payerCode }) => payerCode), afterMs: payerThinksMs, answerEligibility };
  return {
    accounts: demoAccounts,
    authorizations: demo.demoAuthorizationOutcomes,
    members: demoMembers,
    regulators: demoRegulatorAccounts,
    seed: (client, tableNames, seal) => seedDemo(client, tableNames, { seal }),
    payerKeys: asked.map(({ payerCode }) => ({ payerCode, ...simulatedKey(payerCode, 'first') })),
    startPayers: (faults) => startPayerSimulator({ members: demoMembers, payers: demoPayers, faults }),
    startRegulators: (faults, directory) =>
      startRegulators(demoRegulatorAccounts, faults, demoRegister, { directory, payers }),
  };
}

/** No demonstration data: the outside world answers, and the portal knows nobody. */
export const emptyData = async (): Promise<DemoData> => ({
  ...(await demoData()),
  accounts: [],
  payerKeys: [],
  seed: async () => undefined,
});

/** The physical table names by their names in infra/tables.ts, as the functions' own variables tell them. */
function tableNamesOf(functions: readonly FunctionDefinition[]): Record<TableName, string> {
  const variables = Object.assign({}, ...functions.map(({ environment }) => environment)) as Record<string, string>;
  const names = (Object.keys(tables) as TableName[]).map((name) => {
    const tableName = variables[`${name.toUpperCase()}_TABLE`];
    if (!tableName) throw new Error(`No function of the template names the table ${name}.`);
    return [name, tableName] as const;
  });
  return Object.fromEntries(names) as Record<TableName, string>;
}

/** Fills a new store. The marker comes last: a start that was killed on the way seeds again. */
export async function seedIfNew(
  demo: DemoData,
  client: DynamoDBClient,
  {
    functions,
    seal,
    marker,
  }: {
    readonly functions: readonly FunctionDefinition[];
    readonly seal: () => Promise<Seal>;
    readonly marker: string;
  },
): Promise<void> {
  if (existsSync(marker)) return;
  await demo.seed(client, tableNamesOf(functions), await seal());
  writeFileSync(marker, JSON.stringify({ seededAt: new Date().toISOString() }));
}

/**
 * Gives the portal the demonstration's keys for its payers, where it has none: a store that an earlier release has filled too. `makeSecret` is
 * false for a secret that is there.
 */
export async function giveKeys(
  { payerKeys }: DemoData,
  client: DynamoDBClient,
  {
    functions,
    makeSecret,
  }: {
    readonly functions: readonly FunctionDefinition[];
    readonly makeSecret: (name: string, text: string) => boolean;
  },
): Promise<void> {
  const setAt = new Date().toISOString();
  const given = payerKeys.filter(({ payerCode, keyId, key }) =>
    makeSecret(`${payerSecretsPrefix('local')}${payerCode}`, JSON.stringify({ keyId, key })),
  );
  const TableName = tableNamesOf(functions).reference;
  const store = DynamoDBDocumentClient.from(client);
  await Promise.all(
    given.map(({ payerCode, keyId }) =>
      store.send(new PutCommand({ TableName, Item: firstKeyItem(payerCode, { keyId, setAt }) })),
    ),
  );
}
