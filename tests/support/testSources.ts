import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** Something in a test's source that lets it fail by chance. */
export interface Chance {
  readonly kind: ChanceKind;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export type ChanceKind =
  | 'own limit'
  | 'limit of a second'
  | 'fixed wait'
  | 'wait within a wait'
  | 'chosen port'
  | 'elapsed time'
  | 'few digits'
  | 'one look';

const limits: ReadonlySet<string> = new Set(['timeout', 'testTimeout', 'hookTimeout', 'retry']);
const elapsed = /(?:performance|Date)\.now\(\) - /;
/** `784` that no fixed digits follow. */
const bareDigits = /784(?!-?\??\d{4})/;

/** What Playwright reads of a page at the moment of the call, without waiting for what is about to be drawn. */
const looks: ReadonlySet<string> = new Set([
  ...[
    'allInnerTexts',
    'allTextContents',
    'count',
    'evaluate',
    'evaluateAll',
    'getAttribute',
    'innerText',
    'inputValue',
  ],
  ...['isChecked', 'isDisabled', 'isEnabled', 'isHidden', 'isVisible', 'textContent'],
]);

/** An expectation of what one look at a page found: the page may be drawn anew a moment later. */
function isOneLook(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  if (!ts.isAwaitExpression(node)) return /\.url\(\)/.test(node.getText()) && !isFunction(node);
  const call = node.expression;
  return (
    ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression) && looks.has(call.expression.name.text)
  );
}

/** The name that a call begins with: `it` of `it.each(rows)('…')`. */
function calledName(call: ts.CallExpression): string {
  let place: ts.Expression = call.expression;
  while (!ts.isIdentifier(place)) {
    if (ts.isPropertyAccessExpression(place) || ts.isCallExpression(place)) place = place.expression;
    else if (ts.isTaggedTemplateExpression(place)) place = place.tag;
    else return '';
  }
  return place.text;
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

const isAsync = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);

/** A limit that stands behind the function of a test or a hook. */
function hasLimitBehind(call: ts.CallExpression): boolean {
  if (!/^(it|test|(before|after)(All|Each))$/.test(calledName(call))) return false;
  const at = call.arguments.findIndex(isFunction);
  return at >= 0 && call.arguments.length > at + 1;
}

function kindOfCall(call: ts.CallExpression): ChanceKind | null {
  if (hasLimitBehind(call)) return 'own limit';
  return kindOfWait(call) ?? kindOfExpectation(call);
}

function kindOfWait(call: ts.CallExpression): ChanceKind | null {
  const [first, second] = call.arguments;
  const name = call.expression.getText();
  if (name === 'vi.setConfig' || name === 'AbortSignal.timeout') return 'own limit';
  if (name === 'vi.waitFor' || name === 'vi.waitUntil') return 'limit of a second';
  if (name === 'waitFor' && isAsync(first)) return 'wait within a wait';
  if (/(^|\.)setTimeout$/.test(name) && second && second.getText() !== '0') return 'fixed wait';
  if (name.endsWith('.waitForTimeout')) return 'fixed wait';
  if (name.endsWith('.listen') && first && ts.isNumericLiteral(first) && first.text !== '0') return 'chosen port';
  return null;
}

function kindOfExpectation(call: ts.CallExpression): ChanceKind | null {
  const name = call.expression.getText();
  if (name === 'expect' && isOneLook(call.arguments[0])) return 'one look';
  if (/\.toBeLessThan(OrEqual)?$/.test(name) && elapsed.test(name)) return 'elapsed time';
  if (/\.not\.to\w+$/.test(name) && call.arguments.some((each) => bareDigits.test(each.getText()))) return 'few digits';
  return null;
}

function kindOf(node: ts.Node): ChanceKind | null {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    return limits.has(node.name.getText()) ? 'own limit' : null;
  if (ts.isImportDeclaration(node)) return /["']node:timers\/promises["']/.test(node.getText()) ? 'fixed wait' : null;
  return ts.isCallExpression(node) ? kindOfCall(node) : null;
}

/** What lets the tests of a file fail by chance. */
export function chancesIn(file: string, text: string): Chance[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Chance[] = [];
  const visit = (node: ts.Node): void => {
    const kind = kindOf(node);
    if (kind) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ kind, file, line, text: node.getText().slice(0, 120) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All tests and what supports them, but for the benches. */
export const allChances = (): Chance[] =>
  globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith('tests/bench/'))
    .toSorted()
    .flatMap((file) => chancesIn(file, readFileSync(join(root, file), 'utf8')));
