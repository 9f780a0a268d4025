import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { systemApi } from '../../shared/system/routes.ts';

/**
 * `npm run smoke-test -- --url https://portal.example` looks at a portal that was just deployed, from outside and without an account: the
 * version of this checkout serves, the site and its script arrive with their security headers, and what needs a sign-in is refused. It
 * ends with 1 and says what differs.
 */
const { values } = parseArgs({ options: { url: { type: 'string' } } });
const { url = '' } = values;
if (!URL.canParse(url)) throw new Error('npm run smoke-test -- --url <address of the portal>');
const patienceMs = 15_000;

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
const get = (path: string): Promise<Response> =>
  fetch(new URL(path, url), { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });

function must(holds: boolean, whatIsWrong: string): void {
  if (!holds) throw new Error(whatIsWrong);
}

const health = z.object({ data: systemApi.endpoints.getHealth.answer });

async function serves(): Promise<string> {
  const response = await get('/api/health');
  must(response.status === 200, `/api/health answers ${response.status}`);
  const { data } = health.parse(await response.json());
  must(data.version === version, `version ${data.version} serves, not ${version}`);
  return `version ${data.version} serves in ${data.environment}`;
}

async function siteArrives(): Promise<string> {
  const page = await get('/');
  const html = await page.text();
  must(page.status === 200 && html.includes('<div id="root"'), `the site answers ${page.status}`);
  // A portal of one machine is reached without TLS, where the third header means nothing.
  const ofTls = url.startsWith('https:') ? ['strict-transport-security'] : [];
  for (const header of ['content-security-policy', 'x-content-type-options', ...ofTls]) {
    must(page.headers.has(header), `the site comes without ${header}`);
  }
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
  must(script !== undefined, 'the site has no script');
  const { status } = await get(script as string);
  must(status === 200, `its script answers ${status}`);
  return 'the site and its script arrive with their security headers';
}

async function refusesStrangers(): Promise<string> {
  const { status } = await get('/api/notification/getnotifications');
  must(status === 401, `a call without a session is answered ${status}, not 401`);
  return 'a call without a session is refused';
}

for (const look of [serves, siteArrives, refusesStrangers]) {
  try {
    process.stdout.write(`ok: ${await look()}\n`);
  } catch (error) {
    process.stderr.write(`wrong: ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
