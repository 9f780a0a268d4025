import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = temporaryFolder();
const entries = ['functions/orders/index.ts', 'functions/bills/index.ts'];

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

write({
  'shared/price.ts': 'export const price = (_fils: number): string => `first`;\n',
  'functions/orders/list.ts': "export const list = 'orders';\n",
  'functions/orders/index.ts':
    "import { price } from '../../shared/price.ts';\nexport const handler = async () => price((await import('./list.ts')).list.length);\n",
  'functions/bills/index.ts': "export const handler = async () => 'bills';\n",
});

/** The code of bundles as another process finds or makes it, which may start esbuild or must not. */
async function codeOf(
  prepare: 'prepareBundles' | 'prepareTogether',
  esbuild: 'allowed' | 'refused',
  of: readonly string[] = entries,
): Promise<Record<string, { folder: string; handler: string }>> {
  vi.resetModules();
  if (esbuild === 'refused') {
    vi.doMock('esbuild', () => {
      throw new Error('esbuild was started');
    });
  } else vi.doUnmock('esbuild');
  const { bundleOf, ...preparations } = await import('../../infra/builds/bundle.ts');
  await preparations[prepare](root, of);
  const codes = of.map((entry) => {
    const { folder, handler } = bundleOf(root, entry);
    return [entry, { folder, handler }] as const;
  });
  return Object.fromEntries(codes);
}

async function foldersOf(esbuild: 'allowed' | 'refused'): Promise<Record<string, string>> {
  const codes = Object.entries(await codeOf('prepareBundles', esbuild));
  return Object.fromEntries(codes.map(([entry, { folder }]) => [entry, folder]));
}

const textOf = (folder: string | undefined): string => readFileSync(join(folder ?? '', 'index.mjs'), 'utf8');

afterEach(() => {
  vi.doUnmock('esbuild');
  vi.resetModules();
});

describe('the bundles of functions', () => {
  it('are built once for the same sources, a lazy import in a chunk of its own, and found by another process', async () => {
    const built = await foldersOf('allowed');
    expect(textOf(built['functions/orders/index.ts'])).toContain('first');
    expect(textOf(built['functions/bills/index.ts'])).toContain('bills');
    expect(readdirSync(join(built['functions/orders/index.ts'] ?? '', 'chunks'))).toHaveLength(1);
    expect(await foldersOf('refused')).toEqual(built);
  });

  it('change where a source of theirs has changed, lazy ones too, and no others', async () => {
    const before = await foldersOf('allowed');
    write({ 'shared/price.ts': 'export const price = (_fils: number): string => `second`;\n' });
    await expect(foldersOf('refused')).rejects.toThrow();
    const after = await foldersOf('allowed');
    expect(textOf(after['functions/orders/index.ts'])).toContain('second');
    expect(after['functions/bills/index.ts']).toBe(before['functions/bills/index.ts']);

    write({ 'functions/orders/list.ts': "export const list = 'orders of today';\n" });
    const last = await foldersOf('allowed');
    expect(last['functions/orders/index.ts']).not.toBe(after['functions/orders/index.ts']);
    expect(last['functions/bills/index.ts']).toBe(before['functions/bills/index.ts']);
  });

  it('are refused to who did not prepare them', async () => {
    const { bundleOf } = await import('../../infra/builds/bundle.ts');
    expect(() => bundleOf(root, 'functions/orders/index.ts')).toThrow('prepareBundles comes first');
  });
});

describe('the functions of one machine', () => {
  const bank = 'functions/bank/index.ts';

  /** What the handler of an entry answers. */
  async function answerOf(codes: Awaited<ReturnType<typeof codeOf>>, entry: string): Promise<unknown> {
    const { folder = '', handler = '' } = codes[entry] ?? {};
    const [module, name] = handler.split('.');
    const exported = await import(pathToFileURL(join(folder, `${module}.mjs`)).href);
    return exported[name ?? '']();
  }

  it('are built together for the same sources, each by a handler of its own, and found by another process', async () => {
    write({ 'shared/price.ts': 'export const price = (_fils: number): string => `together`;\n' });
    const built = await codeOf('prepareTogether', 'allowed');
    expect(new Set(entries.map((entry) => built[entry]?.folder))).toHaveLength(1);
    expect(await Promise.all(entries.map((entry) => answerOf(built, entry)))).toEqual(['together', 'bills']);
    expect(await codeOf('prepareTogether', 'refused')).toEqual(built);
  });

  it('are built again where a source has changed or a function is new', async () => {
    const before = await codeOf('prepareTogether', 'allowed');
    write({ 'functions/orders/list.ts': "export const list = 'orders of tomorrow';\n" });
    await expect(codeOf('prepareTogether', 'refused')).rejects.toThrow();
    const after = await codeOf('prepareTogether', 'allowed');
    expect(after[entries[0] ?? '']?.folder).not.toBe(before[entries[0] ?? '']?.folder);

    write({ [bank]: "export const handler = async () => 'bank';\n" });
    const withBank = await codeOf('prepareTogether', 'allowed', [...entries, bank]);
    expect(await answerOf(withBank, bank)).toBe('bank');
  });
});
