import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import type { SourceOf } from './bundleSources.ts';

/** What the portal's processor time went to: milliseconds by the part that spent them. */
export type Spent = Readonly<Record<string, number>>;

type CpuProfile = Profiler.Profile;
type Place = CpuProfile['nodes'][number]['callFrame'];

interface WorkerMessage {
  readonly params: { readonly sessionId: string; readonly message: string };
}

/** Profiles this process and all of its threads until `stop`. */
export async function startProfile(): Promise<() => Promise<Spent>> {
  const session = new Session();
  session.connect();
  const workers = new Set<string>();
  const answers = new Map<string, (profile: CpuProfile) => void>();
  session.on('NodeWorker.attachedToWorker', (event) =>
    workers.add((event as unknown as WorkerMessage).params.sessionId),
  );
  session.on('NodeWorker.detachedFromWorker', (event) => {
    workers.delete((event as unknown as WorkerMessage).params.sessionId);
  });
  session.on('NodeWorker.receivedMessageFromWorker', (event) => {
    const { sessionId, message } = (event as unknown as WorkerMessage).params;
    const { result } = JSON.parse(message) as { result?: { profile?: CpuProfile } };
    if (result?.profile) answers.get(sessionId)?.(result.profile);
  });
  const tell = (sessionId: string, id: number, method: string) =>
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  for (const sessionId of workers) {
    await tell(sessionId, 1, 'Profiler.enable');
    await tell(sessionId, 2, 'Profiler.start');
  }
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    const threads = [...workers].map(async (sessionId) => {
      const taken = new Promise<CpuProfile>((resolve) => answers.set(sessionId, resolve));
      await tell(sessionId, 3, 'Profiler.stop');
      return taken;
    });
    const ofThreads = await Promise.all(threads);
    session.disconnect();
    // Loaded here: it brings esbuild, which the portal itself does not hold.
    const { bundleSources } = await import('./bundleSources.ts');
    const sourceOf = bundleSources();
    const spent: Record<string, number> = {};
    addTo(spent, profile, (place) => partOfRunner(place));
    for (const each of ofThreads) addTo(spent, each, (place) => partOfFunction(place, sourceOf));
    return spent;
  };
}

/** Adds the time of a profile's samples to the parts that they fall into; native code counts with the JavaScript that called it. */
function addTo(spent: Record<string, number>, profile: CpuProfile, partOf: (place: Place) => string | null): void {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const parts = new Map<number, string | null>();
  for (const { id } of profile.nodes) {
    let part: string | null | undefined;
    for (let at: number | undefined = id; at !== undefined && part === undefined; at = parents.get(at)) {
      const place = nodes.get(at)?.callFrame;
      // A function of the engine or of Node that no frame above it owns is told by its own name.
      if (place && (place.url !== '' || place.functionName.startsWith('('))) part = partOf(place);
    }
    parts.set(id, part ?? null);
  }
  const { samples = [], timeDeltas = [] } = profile;
  for (const [at, sample] of samples.entries()) {
    const part = parts.get(sample);
    if (part) spent[part] = (spent[part] ?? 0) + (timeDeltas[at] ?? 0) / 1000;
  }
}

const isIdle = ({ functionName }: Place): boolean => functionName === '(idle)' || functionName === '(root)';

/** Of the runner's own thread. */
function partOfRunner(place: Place): string | null {
  if (isIdle(place)) return null;
  if (place.functionName === '(garbage collector)') return 'runner: memory';
  if (place.functionName === '(program)') return 'runner: system calls';
  if (place.url.startsWith('node:')) return "runner: Node's HTTP and streams";
  const folder = /\/infra\/local\/([^/]+)\//.exec(place.url)?.[1];
  const names: Readonly<Record<string, string>> = {
    aws: 'gateway: IAM, queues, keys, forwarding',
    http: 'runner: API Gateway and CloudFront',
    site: 'runner: API Gateway and CloudFront',
    functions: 'runner: handing events to threads',
    simulators: 'runner: simulated payers',
  };
  return names[folder ?? ''] ?? 'runner: other';
}

const packageOf = (path: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** Of the threads of the functions. */
function partOfFunction(place: Place, sourceOf: SourceOf): string | null {
  if (isIdle(place)) return null;
  // A thread that waits is told as one that runs the engine.
  if (place.functionName === '(program)') return null;
  if (place.functionName === '(garbage collector)') return 'functions: memory';
  if (place.url.startsWith('node:')) return "functions: Node's HTTP, TLS and streams";
  if (!place.url.startsWith('file:')) return 'functions: handing events to threads';
  const source = sourceOf(place.url, place.lineNumber, place.columnNumber);
  const name = source && packageOf(source);
  if (name && /^@(aws-sdk|smithy|aws)\//.test(name)) return 'functions: AWS SDK';
  if (name === 'zod') return 'functions: zod';
  if (name) return 'functions: other packages';
  return "functions: the portal's own code";
}

const ticksPerSecond = 100;

/** Milliseconds of processor time that a process has used, on Linux; 0 elsewhere. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return 0;
  }
}
