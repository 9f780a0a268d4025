import chromiumBundle from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

// The bundled Chromium brings the system libraries it misses only where it believes to run in Lambda.
const environment = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };

// Our own flags: the bundle's `args` switch web security off.
const flags = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's executable: `CHROMIUM_PATH`, or the bundled Chromium (Linux x64), unpacked on first use. */
export async function chromiumPath(): Promise<string> {
  const ownBrowser = process.env.CHROMIUM_PATH;
  if (ownBrowser) return ownBrowser;
  const before = process.env.AWS_EXECUTION_ENV;
  process.env.AWS_EXECUTION_ENV = environment.AWS_EXECUTION_ENV;
  try {
    return await chromiumBundle.executablePath();
  } finally {
    if (before === undefined) delete process.env.AWS_EXECUTION_ENV;
    else process.env.AWS_EXECUTION_ENV = before;
  }
}

/** A headless Chromium for journeys, screenshots and audits. The caller closes it. */
export async function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...flags, ...extraFlags],
    ignoreDefaultArgs: ['--headless', '--enable-unsafe-swiftshader'],
    env: environment as Record<string, string>,
  });
}
