import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What `npm ls --long` says of an installed package. */
const npmPackage = z.object({
  name: z.string(),
  version: z.string(),
  license: z.unknown().optional(),
  get dependencies() {
    return z.record(z.string(), z.union([npmPackage, z.looseObject({})])).optional();
  },
});
type NpmPackage = z.infer<typeof npmPackage>;

/** A library that is deployed, in the words of CycloneDX 1.5. */
export interface Component {
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly [{ readonly expression: string }];
  readonly hashes?: readonly [{ readonly alg: 'SHA-512'; readonly content: string }];
}

/** Licences that let anybody use, change and pass on, and ask for their own text at most. */
const allowed: ReadonlySet<string> = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense Zlib'.split(' '),
);

/** What a package does not say in the way of SPDX, and where it was read. */
const readElsewhere: Readonly<Record<string, string>> = {
  // "MIT/X11" in its package.json.
  'chainsaw@0.1.0': 'MIT',
  // The text of MIT is in its LICENSE.
  'png-js@2.0.0': 'MIT',
  // It names none. Only the reader of exceljs asks for it, which is in no function's bundle (functions/_parts/sheet/exceljs.d.ts).
  'buffers@0.1.1': 'LicenseRef-none-and-not-deployed',
};
const spdx = /^\(?[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*\)?$/;

/** The licence of a package as an SPDX expression, or `LicenseRef-unknown`. */
export function licenceOf(each: Pick<NpmPackage, 'name' | 'version' | 'license'>): string {
  const { name, version, license } = each;
  if (typeof license === 'string' && spdx.test(license)) return license;
  return readElsewhere[`${name}@${version}`] ?? 'LicenseRef-unknown';
}

/** Whether the licence may be in what is deployed: of alternatives one must be allowed, of several together each. */
export function isAllowed(licence: string): boolean {
  if (Object.values(readElsewhere).includes(licence)) return true;
  const parts = licence.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((each) => allowed.has(each.trim())));
}

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string(), integrity: z.string().optional() })),
});

/** The hashes of the lock file, by name and version. */
function readHashes(): ReadonlyMap<string, string> {
  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const folder = 'node_modules/';
  return new Map(
    Object.entries(packages).flatMap(([path, { version, integrity }]) =>
      integrity?.startsWith('sha512-')
        ? [[`${path.slice(path.lastIndexOf(folder) + folder.length)}@${version}`, integrity.slice('sha512-'.length)]]
        : [],
    ),
  );
}

function componentOf(each: NpmPackage, hash: string | undefined): Component {
  const { name, version } = each;
  return {
    ...{ type: 'library', name, version },
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ expression: licenceOf(each) }],
    ...(hash !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

/** A package and all that it needs, by name and version. What is optional and not installed has no name. */
function collect(each: NpmPackage, found: Map<string, NpmPackage>): void {
  for (const needed of Object.values(each.dependencies ?? {})) {
    const { success, data } = npmPackage.safeParse(needed);
    if (!success) continue;
    const key = `${data.name}@${data.version}`;
    // A package that is listed a second time may have what it needs only at the first.
    if (!found.has(key)) found.set(key, data);
    collect(data, found);
  }
}

/**
 * Every library that is deployed, as a CycloneDX 1.5 document. It is made from `npm ls`: `npm sbom` leaves out each library that a tool of
 * development needs too.
 */
export function billOfMaterials() {
  const args = ['ls', '--all', '--long', '--omit=dev', '--json'];
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (!stdout) throw new Error(`npm ls: ${stderr}`);
  const portal = npmPackage.parse(JSON.parse(stdout));
  const found = new Map<string, NpmPackage>();
  collect(portal, found);
  const hashes = readHashes();
  const components = [...found]
    .map(([key, each]) => componentOf(each, hashes.get(key)))
    .sort((one, other) => (one.purl < other.purl ? -1 : Number(one.purl > other.purl)));
  const content = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const uuid = content.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
    // The same libraries give the same document.
    serialNumber: `urn:uuid:${uuid}`,
    metadata: { component: { type: 'application', name: portal.name, version: portal.version } },
    components,
  } as const;
}
