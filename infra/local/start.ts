import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cardReaderAgent } from '../../shared/_field/cardReader/cardReaderAgent.ts';
import { onLauncherEnd } from './launcher.ts';
import { goOnAfterFailures } from './ownWork.ts';
import type { Runner, RunnerOptions } from './runner.ts';
import { keepUp } from './upkeep.ts';

function readOptions(): RunnerOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { fresh: flag, empty: flag } });
  const { PORT, WASLA_DATA, DYNAMODB_ENDPOINT, HUMAN_VERIFICATION, CARD_READER, SUPPORT_CHAT, SWITCHED_OFF } =
    process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${PORT}`);
  return {
    port,
    dataDir: WASLA_DATA || undefined,
    isFresh: values.fresh,
    isEmpty: values.empty,
    dynamodbEndpoint: DYNAMODB_ENDPOINT || undefined,
    cardReaderPorts: CARD_READER === 'off' ? undefined : cardReaderAgent.ports,
    hasSupportChat: SUPPORT_CHAT === 'on',
    switchedOff: SWITCHED_OFF || undefined,
    humanVerification: HUMAN_VERIFICATION === 'off' ? 'off' : undefined,
  };
}

let runner: Runner | undefined;
const stopping = new AbortController();

async function stop(): Promise<void> {
  // A second Ctrl+C does not wait, and a portal that has not started has nothing to finish.
  if (stopping.signal.aborted || !runner) process.exit(1);
  stopping.abort();
  try {
    await runner.close();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
onLauncherEnd('start', () => {
  // Ctrl+C reaches npm too: its end is no second wish.
  if (!stopping.signal.aborted) void stop();
});
try {
  // A later start finds the runner compiled, without its types.
  enableCompileCache(join(import.meta.dirname, '../../.local/compiled'));
  const { startRunner } = await import('./runner.ts');
  runner = await startRunner(readOptions());
  goOnAfterFailures();
  console.log(`Wasla is ready: ${runner.url}`);
  await keepUp(runner, stopping.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
