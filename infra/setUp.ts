import { readFileSync } from 'node:fs';
import { text as readStream } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { operatorCalls, targetOf, targetOptions } from './aws/operatorCalls.ts';

/**
 * Sets a new portal up (docs/operations.md, From nothing to the first answer):
 *
 *   npm run set-up -- payers payers.json
 *   npm run set-up -- administrator --user-name mariam@portal.example --first-name Mariam --last-name Khalid
 *   npm run set-up -- credential INS926 --key-id 2026-11 < key.txt
 *   npm run set-up -- next-credential INS926
 *
 * `--env staging` speaks to a deployed environment, `--env dev --branch fix/sign-in` to the stage of a branch, with the rights of the AWS profile in use, which needs no more than
 * lambda:ListFunctions and the right to invoke the one function; without it, to the portal of this machine at `--url`.
 */
const usage =
  'npm run set-up -- payers <file> | administrator --user-name <e-mail> --first-name <name> --last-name <name> | credential <payer code> --key-id <id> < <file with the key> | next-credential <payer code>';

/** What functions/_workers/setUpPortal.ts answers. */
const setUpAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('invited'),
    userName: z.string(),
    temporaryPassword: z.string(),
    expiresAt: z.string(),
  }),
  z.object({ outcome: z.literal('loaded'), added: z.int(), changed: z.int(), same: z.int() }),
  z.object({
    outcome: z.literal('credentialKept'),
    payerCode: z.string(),
    keyId: z.string(),
    isInUse: z.boolean(),
  }),
  z.object({ outcome: z.literal('refused'), reason: z.string() }),
]);
type SetUpAnswer = z.output<typeof setUpAnswer>;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...targetOptions,
    'user-name': text,
    'first-name': text,
    'last-name': text,
    'key-id': text,
  },
});

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** The key comes by standard input: arguments stand in the history of the shell and in the list of processes. */
async function readKey(): Promise<string> {
  if (process.stdin.isTTY) fail(`The key comes by standard input. ${usage}`);
  return (await readStream(process.stdin)).trim();
}

/** What the function is sent. */
async function readWish(): Promise<object> {
  const [what, given] = positionals;
  if (what === 'payers' && given) return { payers: JSON.parse(readFileSync(given, 'utf8')) };
  if (what === 'credential' && given && values['key-id']) {
    return { credential: { payerCode: given, keyId: values['key-id'], key: await readKey() } };
  }
  if (what === 'next-credential' && given) return { nextCredential: { payerCode: given } };
  if (what !== 'administrator') fail(usage);
  const { 'user-name': userName, 'first-name': firstName, 'last-name': lastName } = values;
  return { administrator: { userName, firstName, lastName } };
}

const target = targetOf(values);
const call = operatorCalls(target);

function tell(answer: SetUpAnswer): void {
  if (answer.outcome === 'refused') fail(answer.reason);
  if (answer.outcome === 'loaded') {
    const { added, changed, same } = answer;
    process.stdout.write(`Payers: ${added} added, ${changed} changed, ${same} as before.\n`);
    return;
  }
  if (answer.outcome === 'credentialKept') {
    const { payerCode, keyId, isInUse } = answer;
    const does = isInUse ? 'signs from now on' : 'is kept, and signs where the payer refuses the present one';
    process.stdout.write(`${payerCode}: the key ${keyId} ${does}.\n`);
    return;
  }
  const { userName, temporaryPassword, expiresAt } = answer;
  process.stdout.write(
    `Give this to the administrator in person: it is not shown again.\n  User name: ${userName}\n  Temporary password: ${temporaryPassword}\nIt works once, until ${expiresAt}.\n`,
  );
}

try {
  tell(setUpAnswer.parse(await call('setUpPortal', await readWish())));
} catch (error) {
  const { environment, url } = target;
  const where = environment.name === 'local' ? url : environment.stage;
  fail(`${where} did not take it: ${error instanceof Error ? error.message : error}`);
}
