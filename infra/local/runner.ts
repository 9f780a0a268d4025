import { join } from 'node:path';
import { createFileGate } from './aws/fileGate.ts';
import { startCardReaderAgent } from './cardReader/agent.ts';
import { createReader, type SimulatedReader } from './cardReader/reader.ts';
import { chatPath, createChat } from './chat/chat.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { createFaultSwitch } from './faults.ts';
import { type Lambdas, startLambdas } from './functions/lambdas.ts';
import { openLogFiles } from './functions/logFiles.ts';
import { startMigrations } from './functions/migrations.ts';
import { refusal } from './http/answer.ts';
import { createApiGateway } from './http/apiGateway.ts';
import { type Handler, startFront } from './http/front.ts';
import { createLocalApi, type LocalApiOptions } from './http/localApi.ts';
import { createFollowApi } from './metrics/followRequest.ts';
import { gatherLineMetrics } from './metrics/lineMetrics.ts';
import { createMetricsApi } from './metrics/metricsApi.ts';
import { type DemoData, demoData, emptyData, giveKeys, seedIfNew } from './seed.ts';
import { startFileScanner } from './simulators/fileScanner.ts';
import { buildSite } from './site/buildSite.ts';
import { createCloudFront } from './site/cloudFront.ts';
import { openDataDirectory } from './store/dataDirectory.ts';
import { type Store, startStore } from './store/dynoxide.ts';
import { prepareStore, withStoreClient } from './store/prepareStore.ts';
import { dropOldIndexes } from './store/tables.ts';
import { readDistribution } from './template/distribution.ts';
import { requireFactors } from './template/requireFactors.ts';
import { readAssembly, type Stack } from './template/stack.ts';
import { synthesise } from './template/synthesise.ts';

const repository = join(import.meta.dirname, '../..');

export interface RunnerOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly dataDir?: string;
  /** Begins with new data. */
  readonly isFresh?: boolean;
  /**
   * Begins without demonstration data, as a new account does, in a directory of its own: only who sets the portal up gets in
   * (docs/operations.md), and administrators owe a second factor.
   */
  readonly isEmpty?: boolean;
  /** Another store instead of the embedded one. */
  readonly dynamodbEndpoint?: string;
  readonly humanVerification?: 'on' | 'off';
  /** Starts the simulated card reader too, on the first of these ports that is free; the real one's are in `cardReaderAgent`. */
  readonly cardReaderPorts?: readonly number[];
  /** Configures the portal with the simulated support chat. */
  readonly hasSupportChat?: boolean;
  /** Feature switches that are off, with commas between them (infra/featureSwitches.ts). */
  readonly switchedOff?: string | undefined;
  /** An assembly and a site that were built elsewhere: nothing is synthesised or built. */
  readonly assemblyDirectory?: string;
  readonly siteDirectory?: string;
  /** Changes the templates before anything starts, to see what a missing grant does. */
  readonly alterTemplate?: (stacks: readonly Stack[]) => void;
  /** Demonstration data other than the portal's own, or none. */
  readonly demo?: DemoData | null;
}

export interface Runner {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly cloud: Cloud;
  readonly store: Store;
  readonly lambdas: Lambdas;
  /** Null without a card reader. */
  readonly cardReaderPort: number | null;
  /** Removes the indexes of an earlier release, when no portal of that release reads them any more. */
  readonly dropOldIndexes: () => Promise<void>;
  /** Starts the migrations that this store has not been through: here nobody else does. */
  readonly startMigrations: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An address without a listener. */
const nowhere = 'http://127.0.0.1:9';

type Closer = () => unknown;

async function closeAll(closers: Closer[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

/** Sends each request to the part that answers it: what is local only, or the portal as CloudFront serves it. */
function createHandler(localApi: Handler, portal: Handler): Handler {
  return (request, url) => (url.pathname.startsWith('/local/') ? localApi(request, url) : portal(request, url));
}

/** Answers the port of the card reader. Without a free port the portal runs without a card reader. */
async function openCardReader(
  reader: SimulatedReader,
  ports: readonly number[] | undefined,
  portalPort: number,
  closers: Closer[],
): Promise<number | null> {
  if (!ports) return null;
  const agent = await startCardReaderAgent({ reader, ports, portalPort });
  closers.push(agent.close);
  if (agent.port === null) {
    console.log(`The ports of the card reader (${ports.join(', ')}) are in use: its simulator was not started.`);
  }
  return agent.port;
}

/** By this name the machine is another origin than the portal's, as the real chat is. */
const chatAddress = ({ hasSupportChat }: RunnerOptions, port: number): string | undefined =>
  hasSupportChat ? `http://127.0.0.1:${port}${chatPath}` : undefined;

const directoryOf = ({ dataDir, isEmpty }: RunnerOptions): string =>
  dataDir ?? join(repository, '.local', isEmpty ? 'empty' : 'data');

/** What the portal begins with. */
async function demoOf({ demo, isEmpty }: RunnerOptions): Promise<DemoData | null> {
  if (demo !== undefined) return demo;
  return isEmpty ? emptyData() : demoData();
}

/** What `/local` shows of the demonstration. */
const shownOf = (demo: DemoData | null) => ({
  accounts: demo?.accounts ?? [],
  members: demo?.members ?? [],
  authorizations: demo?.authorizations ?? [],
  regulators: demo?.regulators ?? [],
});

async function start(options: RunnerOptions, closers: Closer[]): Promise<Runner> {
  const data = openDataDirectory(directoryOf(options));
  closers.push(data.release);
  // The port is taken first: who has to choose another one learns it at once.
  let handle: Handler = async () => refusal('serverError', 503);
  const front = await startFront(options.port ?? 0, (request, url) => handle(request, url));
  closers.push(front.close);
  if (options.isFresh) data.clear();

  const store = await startStore({ databaseFile: data.databaseFile, endpoint: options.dynamodbEndpoint });
  closers.push(store.close);
  const site = Promise.resolve(options.siteDirectory ?? buildSite(repository));
  // Awaited last, since all else needs the template only; a failure before that is told first.
  site.catch(() => undefined);
  const stacks = readAssembly(
    await (options.assemblyDirectory ??
      synthesise(repository, {
        supportChat: chatAddress(options, front.port),
        switchedOff: options.switchedOff,
      })),
  );
  if (options.isEmpty) requireFactors(stacks);
  options.alterTemplate?.(stacks);

  const faults = createFaultSwitch();
  const cloud = await startCloud({
    stacks,
    data,
    store,
    faults,
    documentsDirectory: join(repository, 'infra/documents'),
  });
  closers.push(cloud.close);
  const demo = await demoOf(options);
  await prepareStore(store, cloud.portal.tables, async (client) => {
    const seal = async () => (await import('./localSeal.ts')).localSeal(cloud);
    const marker = data.file('seeded.json');
    const { functions } = cloud.portal;
    if (!demo) return;
    await seedIfNew(demo, client, { functions, seal, marker });
    await giveKeys(demo, client, { functions, makeSecret: cloud.makeSecret });
  });

  const siteDirectory = await site;

  const payers = await demo?.startPayers(() => faults.current().simulators.payer);
  if (payers) closers.push(payers.close);
  const regulators = await demo?.startRegulators(() => faults.current().simulators, data.file('post-offices'));
  if (regulators) closers.push(regulators.close);
  const fileScanner = await startFileScanner(() => faults.current().simulators.fileScanner);
  closers.push(fileScanner.close);
  const cardReader = createReader();
  const cardReaderPort = await openCardReader(cardReader, options.cardReaderPorts, front.port, closers);
  const lines = gatherLineMetrics();
  const logs = openLogFiles(data.file('logs'), lines.take);
  closers.push(logs.close);
  const addresses = {
    awsEndpoint: cloud.gateway.url,
    payerGateway: payers?.url ?? nowhere,
    regulators: regulators?.addresses ?? {
      dhpo: nowhere,
      shafafiya: nowhere,
      riayati: nowhere,
      controlMedication: nowhere,
    },
    fileScanner: fileScanner.url,
    humanVerification: options.humanVerification,
    portalUrl: `http://localhost:${front.port}`,
  };
  const lambdas = startLambdas(cloud, addresses, logs.logOf);
  closers.push(lambdas.close);

  const api = createApiGateway(cloud.portal.routes, lambdas.ofArn);
  const distribution = readDistribution(cloud.portal.resolver);
  const shown: LocalApiOptions = {
    ...shownOf(demo),
    postBoxes: regulators?.postBoxes ?? {},
    mails: cloud.mailbox.list,
    faults,
    cardReader,
    chat: createChat(() => cloud.hmacKeyOf('support-chat')),
    operatorFunctions: lambdas.forOperators,
    follow: createFollowApi(data.file('logs')),
    metrics: createMetricsApi({ lines, queues: cloud.queues, lambdas: lambdas.all }),
  };
  handle = createHandler(
    createLocalApi(shown),
    distribution ? createCloudFront({ distribution, api, files: createFileGate(cloud), siteDirectory }) : api,
  );
  // Calls end before their functions do.
  closers.push(front.close);
  const close = () => closeAll(closers);
  const { port } = front;
  return {
    ...{ url: `http://localhost:${port}`, port, dataDir: data.path, cloud, store, lambdas, cardReaderPort, close },
    startMigrations: () => startMigrations(cloud, lambdas),
    dropOldIndexes: () => withStoreClient(store, (client) => dropOldIndexes(client, cloud.portal.tables)),
  };
}

/** Starts the whole portal on this machine from its own template, and answers when it serves. */
export async function startRunner(options: RunnerOptions = {}): Promise<Runner> {
  const closers: Closer[] = [];
  try {
    return await start(options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}
