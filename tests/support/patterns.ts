import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { reviewedPatterns } from './reviewedPatterns.ts';
import safePatterns from './safePatterns.json' with { type: 'json' };

/** A regular expression as it stands in the code. */
export interface Pattern {
  readonly file: string;
  /** With its slashes and flags. */
  readonly literal: string;
}

function literalsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The regular expressions of what runs in production, each once. */
export function ownPatterns(): Pattern[] {
  const files = ['shared', 'functions', 'web'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const byLiteral = new Map(files.flatMap((file) => literalsOf(file).map((literal) => [literal, file] as const)));
  return [...byLiteral].map(([literal, file]) => ({ file, literal }));
}

const known: ReadonlySet<string> = new Set([...safePatterns, ...Object.keys(reviewedPatterns)]);

/** The patterns that nobody has looked at. */
export const newPatterns = (): Pattern[] => ownPatterns().filter(({ literal }) => !known.has(literal));

/** What makes a pattern slow, in words with the attacking text; null for one that is as fast as its text is long. */
export async function slownessOf({ file, literal }: Pattern): Promise<string | null> {
  // Its own binary or a JVM would be faster, and not there on every machine.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
  const verdict = checkSync(source, flags, { timeout: 10_000, randomSeed: 1 });
  if (verdict.status !== 'vulnerable') return null;
  return `${file}: ${literal} is ${verdict.complexity.summary} for ${verdict.attack.pattern}`;
}
