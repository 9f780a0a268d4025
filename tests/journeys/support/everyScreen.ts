import type { Page } from 'playwright-core';
import { pearl } from '../../../functions/_demo/payers.ts';
import { unreadableFile } from '../../../functions/authorization/demo/keptFiles.ts';
import { demoCirculars } from '../../../functions/circular/demo.ts';
import { demoMoveId } from '../../../functions/clinician/demo.ts';
import { undeliveredMail } from '../../../functions/delivery/demo.ts';
import { demoEnrolmentId } from '../../../functions/diseaseManagement/demo.ts';
import { demoProposalId } from '../../../functions/priceList/demo/proposals.ts';
import { demoSurveys } from '../../../functions/survey/demo.ts';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { decideRoute, logOffPath, stepPaths } from '../../../shared/_field/routeGuard.ts';
import { brand } from '../../../shared/brand.ts';
import { screens } from '../../../web/app/screens.ts';
import { aBatchLine, batchCsv } from '../../eligibilityBatch/support/batchFiles.ts';
import { aLine, csvOf } from '../../support/registerFiles.ts';
import { type PortalApi, receptionist, superAdmin } from './portalApi.ts';
import { accountButton } from './signIn.ts';
import { isResting } from './tabs.ts';
import { type Language, texts } from './texts.ts';

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
const isLook = ({ path, isLater }: (typeof screens)[number]): boolean => !isLater || path === '/claim';

interface VisitedScreen {
  readonly path: string;
  /** The path with a real record in the place of its parameter. */
  readonly address: string;
  readonly title: (typeof screens)[number]['title'];
  /** The first of the logins that may open it; null is a visitor. */
  readonly login: SignedInUser | null;
}

/** A record for each parameter of a path; the work list has its own among the requests of its payer. */
function addressOf(
  path: string,
  {
    asked,
    candidate,
    atDesk,
    authorizationId,
    authorizationAtDesk,
    insurerAuthorizationId,
    jobId,
    failedJobId,
    sheet,
    exported,
    exportedRequests,
    logId,
    queryId,
    empanelmentId,
    newbornId,
    accountRequestId,
    userId,
    licenseRequestId,
    entryId,
    importId,
  }: Record<
    | 'asked'
    | 'candidate'
    | 'atDesk'
    | 'authorizationId'
    | 'authorizationAtDesk'
    | 'insurerAuthorizationId'
    | 'jobId'
    | 'failedJobId'
    | 'sheet'
    | 'exported'
    | 'exportedRequests'
    | 'logId'
    | 'queryId'
    | 'empanelmentId'
    | 'newbornId'
    | 'accountRequestId'
    | 'userId'
    | 'licenseRequestId'
    | 'entryId'
    | 'importId',
    string
  >,
): string {
  return (
    path
      .replace('worklist/:eligibilityId', `worklist/${atDesk}`)
      .replace('enrol/:eligibilityId', `enrol/${candidate}`)
      .replace(':eligibilityId', asked)
      .replace('desk/:authorizationId', `desk/${authorizationAtDesk}`)
      .replace('query/:authorizationId', `query/${insurerAuthorizationId}`)
      .replace(':authorizationId', authorizationId)
      .replace(':importKind/:importId', `users/${importId}`)
      .replace(':code', 'no-such-code')
      .replace(':facilityId/:clinicianId', 'noor-clinic/noor-clinic-1')
      .replace(':moveId', demoMoveId)
      .replace(':payerId/:proposalId', `${pearl}/${demoProposalId}`)
      .replace(':enrolmentId', demoEnrolmentId)
      .replace(':logId', logId)
      .replace(':entryId', entryId)
      .replace('publishing/:circularId/receipts', `publishing/${demoCirculars.published}/receipts`)
      .replace('publishing/:circularId', `publishing/${demoCirculars.draft}`)
      .replace(':circularId', demoCirculars.published)
      .replace('surveys/:surveyId/edit', `surveys/${demoSurveys.draft}/edit`)
      .replace('answers/:facilityId', 'answers/creek-clinic')
      .replace(':surveyId', demoSurveys.asked)
      .replace(':queryId', queryId)
      .replace(':empanelmentId', empanelmentId)
      .replace(':newbornId', newbornId)
      .replace(':accountRequestId', accountRequestId)
      .replace(':userId', userId)
      .replace(':facilityId', 'noor-clinic')
      .replace(':licenseRequestId', licenseRequestId)
      .replace(':deliveryId', undeliveredMail)
      .replace(':keptId', unreadableFile)
      .replace(':ruleName', '301-7-0')
      .replace(':payerId/:authorizationRuleId', '301/01KBARE0000000000030100001')
      // An administrator of the portal chooses the payer first; tests/formulary looks at a version.
      .replace(':facilityLicense', 'DHA-F-9000001')
      .replace(':versionId', '01J00000000000000000000000')
      .replace('failedjobs/:jobId', `failedjobs/${failedJobId}`)
      .replace('batch/:jobId', `batch/${sheet}`)
      .replace('eauth/exports/:jobId', `eauth/exports/${exportedRequests}`)
      .replace('exports/:jobId', `exports/${exported}`)
      .replace(':jobId', jobId)
      // A member of the payer that they belong to.
      .replace(/payermembersearch$/, 'payermembersearch#SDR-700001')
  );
}

/** Every screen of the screen table, each with the first login that may open it. */
export async function everyScreen(api: PortalApi, outcome: string): Promise<VisitedScreen[]> {
  const session = await api.session(receptionist);
  const reviewer = await api.session('payeradmin@pearl.example');
  const insurer = await api.session('payeradmin@sidra.example');
  const admin = await api.session(superAdmin);
  const provider = await api.session('admin@noor-clinic.example');
  const careTeam = await api.session('desk@corniche-hospital.example');
  const logins = [null, session, admin, reviewer, provider, await api.session('payermoi@portal.example')];
  const asked = await api.submit(session, await api.member(outcome));
  const candidate = await api.submit(careTeam, await api.member(outcome));
  const atDesk = await api.atDesk(reviewer);
  const authorizationAtDesk = await api.anAuthorization(reviewer);
  const authorizationId = await api.ownAuthorization(session);
  const insurerAuthorizationId = await api.anInsurerAuthorization(session);
  const jobId = await api.takenIn(insurer, csvOf([aLine({ MemberID: 'SDR-AXE-1' }), aLine({ MemberID: '-' })]));
  const failedJobId = await api.takenIn(insurer, 'Nothing,Of,This\n1,2,3\n');
  const sheet = await api.sheet(session, batchCsv([aBatchLine('88-1'), aBatchLine('')]));
  const exported = await api.exported(session);
  const exportedRequests = await api.exportedRequests(session);
  const logId = await api.anError(admin);
  const queryId = await api.aQuery(session);
  const empanelmentId = await api.anEmpanelment(session);
  const newbornId = await api.aNewborn(session);
  const accountRequestId = await api.anAccountRequest(admin);
  const licenseRequestId = await api.aLicenseRequest(admin);
  const entryId = await api.anAuditEntry(admin);
  const importId = await api.checkedImport(admin, 'users', 'Email,First name\nnew@noor-clinic.example,Name 5\n');
  // Whom the guard lets in is not always whom the record is for.
  const loginsOf = (path: string) => {
    if (path.startsWith('/manageclinician/')) return [provider];
    if (/^\/providerempanelment\/survey($|\/)/.test(path)) return [provider];
    return path.startsWith('/diseasemanagement') ? [careTeam] : null;
  };
  return screens
    .filter((screen) => isLook(screen) && !notForEverybody.includes(screen.path))
    .map(({ path, access, title }) => {
      const login = (loginsOf(path) ?? logins).find((each) => decideRoute(each, { address: path, access }).isAllowed);
      if (login === undefined) throw new Error(`None of the logins may open ${path}`);
      return {
        path,
        address: addressOf(path, {
          asked,
          candidate,
          atDesk,
          authorizationId,
          authorizationAtDesk,
          insurerAuthorizationId,
          jobId,
          failedJobId,
          sheet,
          exported,
          exportedRequests,
          logId,
          queryId,
          empanelmentId,
          newbornId,
          accountRequestId,
          userId: reviewer.userId,
          licenseRequestId,
          entryId,
          importId,
        }),
        title,
        login,
      };
    });
}

/** How a screen is headed: the provider dashboard carries the insurer's name. */
function screenTitle(title: (typeof screens)[number]['title'], language: Language): string {
  const { app, screens: titles } = texts[language];
  return { ...app.screens, ...titles }[title].replace('{{insurer}}', brand.insurer.names[language]);
}

/** Waits until a screen has arrived and has nothing left to load. */
export async function untilComplete(page: Page, title: (typeof screens)[number]['title'], language: Language) {
  const { app, eligibility } = texts[language];
  // The header of somebody who is signed in arrives by itself.
  const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null);
  if (isSignedIn) await accountButton(page, texts[language]).waitFor();
  const name = screenTitle(title, language);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.waitForFunction((start) => document.title.includes(start), name);
  for (const loading of [app.loading, eligibility.loading]) {
    await page.getByLabel(loading, { exact: true }).first().waitFor({ state: 'detached' });
  }
  await page.locator('main .MuiSkeleton-root').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
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
