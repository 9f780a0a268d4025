import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { componentName, openApiOf } from '../shared/_contract/openApi.ts';
import { areas } from '../shared/areas.ts';

const root = new URL('../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/**
 * Every schema that a file of shared/ exports, by the name of its export: `memberCoverage` is the component `MemberCoverage`. A name
 * that two modules use for two schemas has the module before it: `PayerScore`.
 */
async function exportedSchemas(): Promise<Map<z.ZodType, string>> {
  const shared = new URL('shared/', root);
  const files = readdirSync(fileURLToPath(shared), { recursive: true, encoding: 'utf8' });
  const found = new Map<z.ZodType, { module: string; name: string }>();
  for (const file of files.filter((each) => each.endsWith('.ts')).sort()) {
    const exported: Record<string, unknown> = await import(new URL(file, shared).href);
    const [module = ''] = file.replace(/^_/, '').split('/');
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType && !found.has(value)) found.set(value, { module, name: componentName(name) });
    }
  }
  const names = [...found.values()].map(({ name }) => name);
  const isOnce = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    [...found].map(([schema, { module, name }]) => [schema, isOnce(name) ? name : `${componentName(module)}${name}`]),
  );
}

const widest = 140;

/** JSON to read: a value that fits on a line stands on one. */
function textOf(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= widest) return line;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((each) => textOf(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${textOf(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}${close}`;
}

/** The text of docs/openapi.json as it must be now. */
export const openApiText = async (): Promise<string> =>
  `${textOf(openApiOf(areas, version, await exportedSchemas()))}\n`;

// `npm run openapi` writes the file after a change of the contract.
if (import.meta.main) writeFileSync(new URL('docs/openapi.json', root), await openApiText());
