import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { changeUser, getUser, type User } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { handler as clinicianHandler } from '../../functions/clinician/index.ts';
import { handler as facilityHandler } from '../../functions/facility/index.ts';
import { handler as payerRuleHandler } from '../../functions/payerRule/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { aCoordinator, added, shown } from '../authorization/support/authorizations.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import { goLive as ruleLive, waitingRule } from '../authorizationRule/support/ruleCalls.ts';
import * as circular from '../circular/support/circulars.ts';
import { startPayers } from '../eligibility/support/eligibility.ts';
import * as e from '../empanelment/support/empanelments.ts';
import * as profile from '../empanelment/support/profiles.ts';
import { licenseRequested } from '../facility/support/portalLicenses.ts';
import { aLiveVersion, aVersion as drugList, move as moveDrugs, someDrugs } from '../formulary/support/drugLists.ts';
import { aPayer } from '../formulary/support/payers.ts';
import { aRuleContent, editedRule, goLive, ruleCalls, saveDraft } from '../payerRule/support/rules.ts';
import { move as movePrices, aVersion as prices, somePrices } from '../priceList/support/priceLists.ts';
import { aContract, aProposal, decide } from '../priceList/support/priceProposals.ts';
import { type ApiAnswer, callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import * as survey from '../survey/support/surveys.ts';

const { store } = await startBackend();
await startPayers();
for (const each of demoPayers) await putPayer(store, each);

/** Three invented people. */
const [number, changedTo, other] = ['784199012345676', '784198500000017', '784199000070013'] as const;
const today = emiratesDateOf(new Date());

type Stored = Partial<User>;
type SignInAs = (stored: Stored) => Promise<SignedIn>;
/** A change that waits, made by the maker; answers how somebody decides about it. */
type Waiting = { maker: SignedIn; second: SignInAs; decide: (as: SignedIn) => Promise<ApiAnswer<unknown>> };
interface Guard {
  /** The files whose guard it is. */
  readonly files: readonly string[];
  readonly make: (stored: Stored) => Promise<Waiting>;
}

const ofPayer =
  (payerId: number, role: 'InsurerUser' | 'PayerAdmin' = 'PayerAdmin'): SignInAs =>
  (stored) =>
    signIn({ roles: [role], facility: null, payerId, stored });
const ofPortal: SignInAs = (stored) => signIn({ roles: ['SuperAdmin'], facility: null, stored });

async function aClinic() {
  const facility = aFacility();
  await putFacility(store, facility);
  return facility;
}

const guards: Readonly<Record<string, Guard>> = {
  circular: {
    files: ['circular/approveCircular.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl);
      const maker = await second(stored);
      const circularId = await circular.drafted(maker, {
        ...{ to: 'facilities', facilityLicenses: [(await aClinic()).facilityLicense], isMustRead: true },
      });
      await circular.publish(maker, circularId);
      return { maker, second, decide: (as) => circular.approve(as, circularId) };
    },
  },
  survey: {
    files: ['survey/publishSurvey.ts'],
    make: async (stored) => {
      const { payerId } = await survey.anAskingPayer(store);
      const second = ofPayer(payerId, 'InsurerUser');
      const maker = await second(stored);
      const surveyId = await survey.sent(maker);
      return { maker, second, decide: (as) => survey.publish(as, surveyId) };
    },
  },
  payerRule: {
    files: ['payerRule/setRuleLive.ts', 'payerRule/refuseRuleChange.ts'],
    make: async (stored) => {
      const { payerId } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      const key = { payerId, serviceCategoryId: 2, consultationCategoryId: null };
      const { demandRuleApproval, sendRuleForApproval } = ruleCalls;
      await callApi(payerRuleHandler, demandRuleApproval, { as: maker, body: { payerId, isDemanded: true } });
      const edition = (await editedRule(maker, key)).data?.edition ?? 0;
      const saved = await saveDraft(maker, key, edition, aRuleContent());
      const body = { ...key, edition: saved.data?.edition ?? 0 };
      const sent = await callApi(payerRuleHandler, sendRuleForApproval, { as: maker, body });
      return { maker, second, decide: (as) => goLive(as, key, sent.data?.edition ?? 0) };
    },
  },
  authorizationRule: {
    files: ['authorizationRule/setAuthorizationRuleLive.ts', 'authorizationRule/refuseAuthorizationRuleChange.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl);
      const maker = await second(stored);
      const rule = await waitingRule(maker);
      return { maker, second, decide: (as) => ruleLive(as, rule) };
    },
  },
  limitOfApproval: {
    files: ['authorizationDesk/secondPerson.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const authorizationId = await added(await aCoordinator(store));
      const administrator = await desk.anAdministrator();
      const before = (await desk.settings(administrator)).data?.secondPersonAboveFils ?? null;
      if (before !== 0) await desk.setLimit(administrator, { before, secondPersonAboveFils: 0 });
      const seen = await desk.inHandOf(maker, authorizationId);
      const lines = [{ lineId: '1', outcome: 'approved' as const }];
      await desk.decide(maker, { ...seen, validFrom: today, validTo: today, lines });
      const { version } = await shown(maker, seen.authorizationId);
      return { maker, second, decide: (as) => desk.approveProposal(as, { ...seen, version }) };
    },
  },
  priceList: {
    files: ['_parts/versionedList/moveVersion.ts'],
    make: async (stored) => {
      const { payerId } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      const { facilityLicense } = await aClinic();
      const staged = await prices(maker, facilityLicense, somePrices(3));
      return { maker, second, decide: (as) => movePrices(as, facilityLicense, staged, 'approve', 'As agreed') };
    },
  },
  formulary: {
    files: ['_parts/versionedList/moveVersion.ts'],
    make: async (stored) => {
      const { payerId, second: colleague } = await aPayer();
      const second = ofPayer(payerId);
      const maker = await second(stored);
      await aLiveVersion(colleague, someDrugs(30));
      const staged = await drugList(maker, someDrugs(10));
      return { maker, second, decide: (as) => moveDrugs(as, staged, 'approve', { reason: 'As agreed' }) };
    },
  },
  priceProposal: {
    files: ['priceList/proposal/proposalOfCall.ts'],
    make: async (stored) => {
      const { payerId, facility } = await aContract();
      const maker = await signIn({ roles: ['ProviderAdmin'], facility, stored });
      const proposal = await aProposal(maker, payerId, somePrices(21));
      const filter = { group: 'new', mostPercent: null, count: 1 } as const;
      const refuse = (as: SignedIn) => decide(as, proposal, false, { filter }, 'Not agreed');
      return { maker, second: ofPayer(payerId, 'InsurerUser'), decide: refuse };
    },
  },
  blacklist: {
    files: ['clinician/moveBlacklist.ts'],
    make: async (stored) => {
      const maker = await ofPortal(stored);
      const file = new File(['License Number,Reason\nGD1234,Invented'], 'list.xlsx');
      const { uploadBlacklist, moveBlacklist } = clinicianApi.endpoints;
      const { data } = await callApi(clinicianHandler, uploadBlacklist, { as: maker, body: { file } });
      const body = { blacklistId: data?.blacklistId ?? '', version: 1, move: 'approve' as const };
      return { maker, second: ofPortal, decide: (as) => callApi(clinicianHandler, moveBlacklist, { as, body }) };
    },
  },
  portalLicense: {
    files: ['facility/decideLicense.ts'],
    make: async (stored) => {
      const maker = await signIn({ roles: ['SoftwareAllienceRepresentative'], facility: null, stored });
      const licenseRequestId = await licenseRequested(maker, (await aClinic()).facilityLicense);
      const body = { licenseRequestId, version: 1 };
      const { approveRequestedLicense } = facilityApi.endpoints;
      const approve = (as: SignedIn) => callApi(facilityHandler, approveRequestedLicense, { as, body });
      return { maker, second: ofPortal, decide: approve };
    },
  },
  contract: {
    files: ['empanelment/checkDecider.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const id = await e.proposed(await e.anApplicant(store), maker);
      return { maker, second, decide: (as) => e.move(as, id, 'approve') };
    },
  },
  bankAccount: {
    files: ['empanelment/checkDecider.ts'],
    make: async (stored) => {
      const second = ofPayer(pearl, 'InsurerUser');
      const maker = await second(stored);
      const submitter = await profile.anAdministrator(await profile.aContractedClinic(store));
      const id = await profile.proposedProfile(submitter, maker);
      const given = { calledBack: 'contactOnRecord' } as const;
      return { maker, second, decide: (as) => e.move(as, id, 'approveAccount', given) };
    },
  },
};

async function changeNumber({ user }: SignedIn, emiratesId: string): Promise<void> {
  const stored = await getUser(store, user.userId);
  if (stored) await changeUser(store, stored, { emiratesId, identityChangedAt: wiring.now().toISOString() });
}

const ownChange = { http: 409, errors: [{ code: 'ownChange' }] };
const typed = (emiratesId: string): Stored => ({
  emiratesId: null,
  emiratesIdClaim: { emiratesId, at: '2026-01-01T00:00:00.000Z', isHeld: false },
});

describe.each(Object.entries(guards))('a change that waits for a second person: %s', (_name, { make }) => {
  let waiting: Waiting;
  beforeAll(async () => {
    waiting = await make({ emiratesId: number });
  });

  it('Abuse: is not decided by its maker with another account, by the number on record or by one that was typed', async () => {
    const { maker, second, decide: decideAs } = waiting;
    expect((await decideAs(maker)).http).not.toBe(200);
    for (const stored of [{ emiratesId: number }, typed(number)]) {
      expect(await decideAs(await second(stored))).toMatchObject(ownChange);
    }
  });

  it('Abuse: is not decided by the maker whose number was changed since, and by a person of another number it is', async () => {
    const { maker, second, decide: decideAs } = waiting;
    await changeNumber(maker, changedTo);
    for (const stored of [{ emiratesId: number }, typed(number), { emiratesId: changedTo }, typed(changedTo)]) {
      expect(await decideAs(await second(stored))).toMatchObject(ownChange);
    }
    expect(await decideAs(await second({ emiratesId: other }))).toMatchObject({ http: 200 });
  });
});

/** Guards of another kind than a change that waits: they are held by the tests of their modules. */
const besides = ['authorizationDesk/approveAuthorizations.ts', 'authorizationDesk/atDesk.ts'];
/** Who only shows whether a change is the reader's own. */
const shows = /^(get|shown)|Scope\.ts$|Desk\.ts$|Context\.ts$|Version\.ts$/;

describe('the guards', () => {
  it('are all walked over above', () => {
    const root = join(import.meta.dirname, '../../functions');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const callers = files.filter(
      (file) =>
        file !== '_parts/approval.ts' &&
        /\b(checkSecondPerson|isOwnChange)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
    const deciding = callers.filter(
      (file) =>
        /\bcheckSecondPerson\(/.test(readFileSync(join(root, file), 'utf8')) ||
        !shows.test(file.split('/').at(-1) ?? ''),
    );
    const walked = new Set([...Object.values(guards).flatMap((guard) => guard.files), ...besides]);
    expect(deciding.filter((file) => !walked.has(file))).toEqual([]);
    expect([...walked].filter((file) => !callers.includes(file))).toEqual([]);
  });
});
