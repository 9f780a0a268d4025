import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClaimFile } from '../../../functions/_connect/claimFile/readClaimFile.ts';
import { scrubFile } from '../../../functions/_connect/claimFile/scrubFile.ts';
import { type ClaimDialect, claimDialects } from '../../../shared/claim/claim.ts';
import type { Finding } from '../../../shared/claim/rules/rule.ts';
import { hasRegulatorSchemas, schemaErrors } from '../../support/regulatorSchema.ts';
import { inPieces, type Node } from '../support/claimFiles.ts';
import { claimText, stylesOf } from './claimTexts.ts';
import { cleanClaim, cleanClaims } from './cleanClaims.ts';
import { headMistakes, seededErrors } from './seededErrors.ts';

const now = new Date('2026-11-29T08:00:00Z');
const [cleanOfEach, errors] = [1000, 330];

async function findingsIn(text: string): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for await (const event of scrubFile(readClaimFile(inPieces(Buffer.from(text))), { now })) {
    if (event.kind === 'findings') found.push(...event.findings);
    else if (event.kind === 'unread') throw new Error(event.reason);
  }
  return found;
}

/** The clean claims of a regulator, in a file of each style. */
function cleanFiles(dialect: ClaimDialect): readonly string[] {
  const claims = cleanClaims(dialect, cleanOfEach);
  const styles = stylesOf(dialect);
  return styles.map((style, at) =>
    claimText(
      dialect,
      claims.filter((_, place) => place % styles.length === at).map(({ node }) => node),
      style,
    ),
  );
}

const fileOf = (dialect: ClaimDialect, claims: readonly Node[], head = {}): string =>
  stylesOf(dialect)
    .slice(0, 1)
    .map((style) => claimText(dialect, claims, style, head))
    .join('');
/** Types of claims and regulators, texts, and the parts of the corpus itself: nothing that knows what is looked for. */
const mayBeImported = new Set([
  ...['../../../shared/claim/claim.ts', '../support/claimFiles.ts'],
  ...['./claimNodes.ts', './claimTexts.ts', './cleanClaims.ts', './random.ts'],
]);

const isPartOf = (field: string, of: string): boolean =>
  field === of || field.startsWith(`${of}.`) || of.startsWith(`${field}.`);

describe('the corpus of claims', () => {
  it('is made without a look at the rules', () => {
    const sources = readdirSync(import.meta.dirname).filter((name) => name !== 'corpus.test.ts');
    const imported = sources.flatMap((name) =>
      [...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path),
    );
    expect(imported.filter((path) => path !== undefined && !mayBeImported.has(path))).toEqual([]);
  });

  it.skipIf(!hasRegulatorSchemas).each(claimDialects)(
    'is valid by the schema of the regulator before it is spoilt, for %s',
    (dialect) => {
      for (const file of cleanFiles(dialect)) expect(schemaErrors(file, `${dialect}/ClaimSubmission.xsd`)).toEqual([]);
    },
  );

  it.each(claimDialects)('has no clean claim that is blocked or warned of, for %s', async (dialect) => {
    const found = (await Promise.all(cleanFiles(dialect).map(findingsIn))).flat();
    console.log(`${dialect}: ${cleanOfEach} clean claims, ${found.length} findings`);
    expect(found).toEqual([]);
  });

  it('has its errors found, by family', async () => {
    const inHeads = claimDialects.flatMap((dialect) => headMistakes.map((mistake) => ({ dialect, ...mistake })));
    const seeded = seededErrors(errors - inHeads.length, 10_001);
    const missed: string[] = [];
    for (const dialect of claimDialects) {
      const own = seeded.filter((each) => each.dialect === dialect);
      const found = await findingsIn(
        fileOf(
          dialect,
          own.flatMap(({ nodes }) => nodes),
        ),
      );
      for (const { family, name, claim, field } of own)
        if (!found.some((each) => each.claim === claim && isPartOf(each.field, field)))
          missed.push(`${family}: ${name}, ${dialect}`);
    }
    for (const { dialect, name, field, head } of inHeads) {
      const found = await findingsIn(fileOf(dialect, [cleanClaim(dialect, 'visit', 1).node], head));
      if (!found.some((each) => each.field === field)) missed.push(`schema: ${name}, ${dialect}`);
    }
    const families = [...seeded.map(({ family }) => family), ...inHeads.map(() => 'schema')];
    const told = [...new Set(families)].map((family) => {
      const count = families.filter((each) => each === family).length;
      return `${family} ${count - missed.filter((each) => each.startsWith(`${family}:`)).length} of ${count}`;
    });
    console.log(`Seeded errors that were found: ${told.join(', ')}`);
    expect(families).toHaveLength(errors);
    expect(missed).toEqual([]);
  });
});
