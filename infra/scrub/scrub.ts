import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { BadArchive, filesAt } from '../../functions/_connect/claimFile/filePieces.ts';
import { readClaimFile } from '../../functions/_connect/claimFile/readClaimFile.ts';
import { type ScrubEvent, scrubFile } from '../../functions/_connect/claimFile/scrubFile.ts';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { ruleFacts, skippedFamilies } from '../../shared/claim/scrub.ts';

/**
 * Judges a Claim.Submission file of Dubai or Abu Dhabi without a portal: plain, as a zip archive or as gzip. A line of JSON for each
 * finding, in the order of the claims, with the version of the rules; the last line counts, and names the families that a file alone says
 * nothing of.
 *
 *   npm run scrub -- claims.xml
 *   npm run scrub -- claims.zip --language ar
 *   npm run scrub -- claims.xml --regulator dha
 *
 * It ends with 1 where a claim cannot be sent as it is, and with 2 where the file cannot be read.
 */
const ends = { fine: 0, blocked: 1, unread: 2 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string', default: 'en' }, regulator: { type: 'string' } },
});

/** A line of the report. It waits where nobody reads yet, so that no report is kept in memory. */
async function say(line: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

/** The file, or how it was asked for, is no good: said on the error output, since the other one is JSON alone. */
class Unusable extends Error {}

const counted = { claims: 0, blockedClaims: 0, warnedClaims: 0, findings: 0 };
const language = values.language === 'ar' ? 'ar' : 'en';

async function sayFindings({ findings }: Extract<ScrubEvent, { kind: 'findings' }>): Promise<void> {
  for (const { rule, severity, claim, activity, field } of findings) {
    const { family, text, fix } = ruleFacts(rule) ?? {};
    const words = { text: text?.[language], fix: fix?.[language] };
    await say({ rule, severity, family, claim, activity, field, ...words, rulesVersion });
  }
  counted.findings += findings.length;
  if (findings.some(({ severity }) => severity === 'block')) counted.blockedClaims += 1;
  else if (findings.length > 0) counted.warnedClaims += 1;
}

async function sayEvent(event: ScrubEvent): Promise<void> {
  if (event.kind === 'findings') await sayFindings(event);
  if (event.kind === 'end') counted.claims += event.claims;
  if (event.kind === 'unread')
    throw new Unusable(event.line === null ? event.reason : `${event.reason}, line ${event.line}`);
}

async function scrubAt(path: string, dialect: ClaimDialect | undefined): Promise<void> {
  for await (const pieces of filesAt(path)) {
    for await (const event of scrubFile(readClaimFile(pieces), { now: new Date(), dialect })) await sayEvent(event);
  }
}

async function scrub(): Promise<number> {
  const [path, ...others] = positionals;
  const dialect = claimDialects.find((each) => each === values.regulator);
  if (path === undefined || others.length > 0 || (values.regulator !== undefined && !dialect))
    throw new Unusable('Usage: npm run scrub -- FILE [--regulator dha|doh] [--language en|ar]');
  await scrubAt(path, dialect);
  await say({ summary: true, ...counted, rulesVersion, skippedFamilies });
  return counted.blockedClaims > 0 ? ends.blocked : ends.fine;
}

/** A fault of the file or of the disk, and none of this program. */
const isTheFiles = (error: unknown): error is Error =>
  error instanceof Unusable || error instanceof BadArchive || (error instanceof Error && 'code' in error);

try {
  process.exitCode = await scrub();
} catch (error) {
  if (!isTheFiles(error)) throw error;
  process.stderr.write(`The file cannot be judged: ${error.message}\n`);
  process.exitCode = ends.unread;
}
