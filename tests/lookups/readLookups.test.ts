import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { laterModuleScreens } from '../../web/app/screens/later.ts';

type Lookup = keyof typeof lookupsApi.endpoints;

/** A lookup that no screen calls: the module whose form it waits for, or the list of `shared` that screens read as a part of the release. */
type Unread = { readonly waitsFor: string } | { readonly readAs: string };

/** Each has its line until its form comes. A line that is not true any more fails. */
const unread: { readonly [Name in Lookup]?: Unread } = {
  getDurations: { waitsFor: 'pharmacy' },
  getRoutes: { waitsFor: 'pharmacy' },
  getRouteName: { waitsFor: 'pharmacy' },
  getDosageFrequencies: { waitsFor: 'pharmacy' },
  getOverrideReasons: { waitsFor: 'pharmacy' },
  getMonths: { waitsFor: 'performanceReport' },
  getReportTypes: { waitsFor: 'performanceReport' },
  getDoses: { waitsFor: 'vaccinePcr' },
  getOcrDocumentTypes: { waitsFor: 'thiqa' },
  getNationalIdTypes: { waitsFor: 'controlledMedication' },
  getCountriesForControlledMedication: { waitsFor: 'controlledMedication' },
  searchCountries: { waitsFor: 'thiqa' },
  getCountries: { waitsFor: 'thiqa' },
  getNationalScreeningDiseases: { waitsFor: 'claims' },
  getClaimDashboardAccessTypes: { readAs: 'claimDashboardAccessTypes' },
  getAuthorizationCategories: { readAs: 'authorizationCategories' },
  getAuthorizationStatuses: { readAs: 'authorizationStatuses' },
  getAuthorizationTypes: { readAs: 'authorizationTypes' },
  getNewbornBabySiblings: { readAs: 'newbornSiblings' },
};

const root = join(import.meta.dirname, '../..');
const screens = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
const isNamed = (word: string): boolean => screens.some((text) => new RegExp(`\\b${word}\\b`).test(text));
/** Of claims only the check of files is there: the form of a claim is to come (docs/status.md). */
const later = new Set(['claims', ...laterModuleScreens.map(({ title }) => title as string)]);

it.each(Object.keys(lookupsApi.endpoints) as Lookup[])(
  '%s is read by a screen, or waits for a module that is to come',
  (name) => {
    const why = unread[name];
    if (isNamed(name)) return expect(why).toBeUndefined();
    if (!why) return expect.fail(`No screen reads ${name}, and no line says for which form it waits`);
    if ('readAs' in why) return expect(isNamed(why.readAs)).toBe(true);
    expect(later).toContain(why.waitsFor);
  },
);

it('REQ-LOOKUP-15 REQ-LOOKUP-16 licence types and request types wait for nothing', () => {
  expect([unread.getLicenseTypes, unread.getLicenseRequestTypes]).toEqual([undefined, undefined]);
  expect(isNamed('getLicenseTypes') && isNamed('getLicenseRequestTypes')).toBe(true);
});
