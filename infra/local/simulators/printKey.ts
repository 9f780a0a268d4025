import { simulatedKey, simulatedKeyIds } from './payerKeys.ts';

/** Prints a key that a simulated payer takes: `npm run -s simulated-key -- INS926 second`. */
const [payerCode, keyId = simulatedKeyIds[0]] = process.argv.slice(2);
if (!payerCode || !simulatedKeyIds.some((each) => each === keyId)) {
  process.stderr.write(`npm run -s simulated-key -- <payer code> [${simulatedKeyIds.join(' | ')}]\n`);
  process.exit(1);
}
process.stdout.write(`${simulatedKey(payerCode, keyId).key}\n`);
