import type { Page } from 'playwright-core';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { decideRoute, logOffPath, stepPaths } from '../../../shared/_field/routeGuard.ts';
import { brand } from '../../../shared/brand.ts';
import { screens } from '../../../web/app/screens.ts';
import { type PortalApi, receptionist, superAdmin } from './portalApi.ts';
import { isResting } from './tabs.ts';
import { type Language, texts } from './texts.ts';
import { visitedOfModules } from './visitedOfModules.ts';
import type { Given } from './visitedScreens.ts';

/** The steps of sign-in that only an account that owes them gets to see. The log-off screen stays for nobody. */
export const owedSteps = [
  { userName: 'unconfirmed@noor-clinic.example', address: stepPaths.confirmEmail, title: 'confirmEmail' },
  { userName: 'new@noor-clinic.example', address: stepPaths.licenseAgreement, title: 'licenseAgreement' },
  { userName: 'erx@corniche-hospital.example', address: stepPaths.selectFacility, title: 'selectFacility' },
  {
    userName: 'no-licence@dhow-pharmacy.example',
    address: stepPaths.professionalLicense,
    title: 'professionalLicenseUpdate',
  },
  { userName: 'reset@noor-clinic.example', address: stepPaths.changePassword, title: 'changePassword' },
] as const;
const notForEverybody: readonly string[] = [
  logOffPath,
  stepPaths.confirmEmail,
  stepPaths.licenseAgreement,
  stepPaths.selectFacility,
  // tests/secondFactor/secondFactor.journey.ts looks at them.
  stepPaths.secondFactor,
  stepPaths.enrolSecondFactor,
  // Visitors send these requests: tests/claimDashboard/requestScreens.test.tsx looks at them.
  '/claimdashboardconfiguration/:transactionNumber',
];

/** Modules of later releases share one screen: one of them stands for all. */
const isLook = ({ path, isLater }: (typeof screens)[number]): boolean => !isLater || path === '/pharmacy';

interface VisitedScreen {
  readonly path: string;
  /** The path with a real record in the place of its parameter. */
  readonly address: string;
  readonly title: (typeof screens)[number]['title'];
  /** The first of the logins that may open it; null is a visitor. */
  readonly login: SignedInUser | null;
}

const parameters = /:\w+(?:\/:\w+)*|$/;

/** The address with a record in the place of each parameter. */
const addressOf = (path: string, given: readonly Given[]): string =>
  given
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((address, [part, value]) => address.replace(part, part.replace(parameters, value)), path);

/** Every screen of the screen table, each with the first login that may open it; those of a login follow each other. */
export async function everyScreen(api: PortalApi, outcome: string): Promise<VisitedScreen[]> {
  const names = [
    ...[receptionist, superAdmin, 'payeradmin@pearl.example'],
    ...['admin@noor-clinic.example', 'payermoi@portal.example'],
  ];
  const sessions = new Map<string, SignedInUser>();
  const visitors = visitedOfModules.flatMap(({ visitor }) => visitor?.userName ?? []);
  for (const name of new Set([...names, ...visitors])) sessions.set(name, await api.session(name));
  const sessionOf = (name: string): SignedInUser | null => sessions.get(name) ?? null;
  const logins = [null, ...names.map(sessionOf)];
  const given: Given[] = [];
  for (const { records } of visitedOfModules) given.push(...(await records(api, outcome)));
  const visits = screens.filter((screen) => isLook(screen) && !notForEverybody.includes(screen.path));
  const visited: VisitedScreen[] = [];
  for (const { path, access, title } of visits) {
    // Whom the guard lets in is not always whom the record is for.
    const visitor = visitedOfModules.find((each) => each.visitor?.paths.test(path))?.visitor;
    const candidates = visitor ? [sessionOf(visitor.userName)] : logins;
    const login = candidates.find((each) => decideRoute(each, { address: path, access }).isAllowed);
    if (login === undefined) throw new Error(`None of the logins may open ${path}`);
    visited.push({ path, address: addressOf(path, given), title, login });
  }
  const order = [null, ...sessions.values()];
  return visited.toSorted((one, other) => order.indexOf(one.login) - order.indexOf(other.login));
}

/** How a screen is headed: the provider dashboard carries the insurer's name. */
function screenTitle(title: (typeof screens)[number]['title'], language: Language): string {
  const { app, screens: titles } = texts[language];
  return { ...app.screens, ...titles }[title].replace('{{insurer}}', brand.insurer.names[language]);
}

/** What stands on a screen while its parts or rows arrive. */
const arriving = 'main :is([data-arriving], [aria-busy=true], .MuiSkeleton-root)';

/** Waits until a screen has arrived and has nothing left to load. One call asks for all: a call costs a tenth of a screen. */
export async function untilComplete(page: Page, title: (typeof screens)[number]['title'], language: Language) {
  const { app, header } = texts[language];
  const [account = ''] = header.accountMenu.split('{{name}}');
  const awaited = { name: screenTitle(title, language), account, loading: app.loading, arriving };
  await page.waitForFunction((given) => {
    const isThere = (selector: string) => document.querySelector(selector) !== null;
    const heads = [...document.querySelectorAll('h1')].filter((head) => head.checkVisibility());
    const isHeaded = heads.some((head) => head.textContent?.trim() === given.name);
    // The header of somebody who is signed in arrives by itself.
    const hasHeader = localStorage.getItem('token') === null || isThere(`button[aria-label^="${given.account}"]`);
    const isLoading = isThere(`[aria-label="${given.loading}"]`) || isThere(given.arriving);
    const hasLetters = document.fonts.status === 'loaded';
    return isHeaded && document.title.includes(given.name) && hasHeader && !isLoading && hasLetters;
  }, awaited);
}

/** Opens a screen as a link of the portal would, without loading the page anew; the first one is loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  if (isResting(page)) return void (await page.goto(address));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens the page of all shared parts; one of its tables goes on loading for ever. */
export async function openGallery(page: Page, language: Language): Promise<void> {
  const { app, ui } = texts[language];
  await page.goto('/ui');
  await page.getByRole('heading', { level: 1, name: app.screens.gallery, exact: true }).waitFor();
  await page.getByText(ui.table.failed).waitFor();
  // Dates and times arrive after the rest.
  await page.getByRole('spinbutton', { name: ui.time.hourSection, exact: true }).last().waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}
