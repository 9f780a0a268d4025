import { parseArgs } from 'node:util';
import * as z from 'zod';
import { onLauncherEnd } from '../launcher.ts';
import { startCardReaderAgent } from './agent.ts';
import { createReader } from './reader.ts';

// `npm run card-reader -- --card 784198400090012 --failure nfc`
const { values } = parseArgs({ options: { card: { type: 'string' }, failure: { type: 'string' } } });
const reader = createReader();
try {
  reader.set({ ...(values.card && { card: values.card }), failure: values.failure ?? null });
  const agent = await startCardReaderAgent({ reader });
  if (agent.port === null) throw new Error('Every port of the card reader (9004, 9005, 9020) is in use.');
  const stop = () => agent.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  onLauncherEnd('card-reader', stop);
  console.log(`The card reader simulator listens on ws://127.0.0.1:${agent.port}`);
  if (agent.healthPort)
    console.log(`Choose card and failure: GET|PUT http://127.0.0.1:${agent.healthPort}/local/card-reader`);
} catch (error) {
  const problem = error instanceof z.ZodError ? z.prettifyError(error) : error;
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
