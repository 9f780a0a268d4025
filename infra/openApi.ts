import { readFileSync, writeFileSync } from 'node:fs';
import { openApiOf } from '../shared/_contract/openApi.ts';
import { areas } from '../shared/areas.ts';

const root = new URL('../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };

/** The text of docs/openapi.json as it must be now. */
export const openApiText = (): string => `${JSON.stringify(openApiOf(areas, version), null, 1)}\n`;

// `npm run openapi` writes the file after a change of the contract.
if (import.meta.main) writeFileSync(new URL('docs/openapi.json', root), openApiText());
