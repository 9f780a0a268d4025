import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Component, isAllowed, licenceOf } from '../../infra/release/billOfMaterials.ts';
import { releaseNotes } from '../../infra/release/releaseNotes.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the files of a release', () => {
  it('list every library that is deployed with its version and a licence that we may pass on', () => {
    execFileSync(process.execPath, ['infra/release/writeReleaseFiles.ts', '--to', folder], { stdio: 'pipe' });
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const { components }: { components: Component[] } = JSON.parse(read('sbom.json'));
    const lock: {
      packages: Record<
        string,
        { version: string; dev?: boolean; devOptional?: boolean; optional?: boolean; peer?: boolean }
      >;
    } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const deployed = Object.entries(lock.packages)
      .filter(
        ([path, { dev, devOptional, optional, peer }]) =>
          path !== '' && ![dev, devOptional, optional, peer].some(Boolean),
      )
      .map(
        ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      );
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect([...new Set(deployed)].filter((each) => !listed.has(each))).toEqual([]);
    expect(components.filter(({ licenses: [{ expression }] }) => !isAllowed(expression))).toEqual([]);
    expect(read('licences.txt')).toContain(`react ${components.find(({ name }) => name === 'react')?.version}: MIT\n`);
    expect(read('notes.md').length).toBeGreaterThan(100);
  });

  it('refuse licences that bind what we write, and licences that nobody knows', () => {
    for (const licence of ['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)']) expect(isAllowed(licence)).toBe(true);
    for (const licence of ['AGPL-3.0-only', 'MIT AND GPL-2.0-only', 'SSPL-1.0', 'LicenseRef-unknown', '']) {
      expect(isAllowed(licence), licence).toBe(false);
    }
    const nameless = { name: 'new', version: '1.0.0' };
    expect(licenceOf({ ...nameless, license: undefined })).toBe('LicenseRef-unknown');
    expect(licenceOf({ ...nameless, license: 'SEE LICENSE IN LICENSE' })).toBe('LicenseRef-unknown');
  });

  it('tell what is new in the version, or what is not released yet', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n- Soon.\n\n## 1.0.0\n\n- First.\n';
    expect(releaseNotes(changelog, '1.0.0')).toBe('- First.');
    expect(releaseNotes(changelog, '1.1.0')).toBe('- Soon.');
    expect(() => releaseNotes('# Changelog\n', '1.0.0')).toThrow('1.0.0');
  });
});
