import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { mayStillHear } from '../../functions/notification/mayStillHear.ts';
import { handler as secondFactor } from '../../functions/secondFactor/index.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { groupsFor, kindsOfNews } from '../../shared/notification/newsReaders.ts';
import type { NotificationKind } from '../../shared/notification/notificationKinds.ts';
import { secondFactorApi } from '../../shared/secondFactor/routes.ts';
import {
  anUpdate,
  approvedContract,
  dayIn,
  proposedContract,
  submitContract,
} from '../empanelment/support/contracts.ts';
import * as e from '../empanelment/support/empanelments.ts';
import * as p from '../empanelment/support/profiles.ts';
import { agreed, move as moveVersion, somePrices, version } from '../priceList/support/priceLists.ts';
import { aContract, aProposal, complete, decide, proposalOf } from '../priceList/support/priceProposals.ts';
import { callApi, type SignedIn, sessionOf, signIn, startBackend } from '../support/api.ts';

const { store } = await startBackend();
for (const payer of demoPayers) await putPayer(store, payer);
const maker = await p.aNetworkReviewer();
const checker = await p.aNetworkReviewer();

async function contracts() {
  const admin = await signIn({ roles: ['ProviderAdmin'], facility: await p.aContractedClinic(store) });
  await approvedContract(admin, [maker, checker]);
  const id = (await submitContract(admin, anUpdate({ monday: '', effectiveOn: dayIn(1) }))).data?.empanelmentId ?? '';
  await e.move(maker, id, 'return', { text: 'Please look at Monday.' });
  const rejected = await signIn({ roles: ['ProviderAdmin'], facility: await p.aContractedClinic(store) });
  const other = (await submitContract(rejected, anUpdate())).data?.empanelmentId ?? '';
  await e.move(maker, other, 'propose', { outcome: 'reject' });
  await e.move(checker, other, 'reject', { text: 'Not now.' });
  await proposedContract(await signIn({ roles: ['ProviderAdmin'], facility: await p.aContractedClinic(store) }), maker);
}

async function profiles() {
  const admin = await p.anAdministrator(await p.aContractedClinic(store));
  await p.approvedProfile(admin, [maker, checker]);
}

async function joins() {
  const applicant = await e.anApplicant(store);
  const id = await e.proposed(applicant, maker, 'approve');
  await e.move(checker, id, 'approve');
  const back = await e.submitted(await e.anApplicant(store));
  await e.move(maker, back, 'return', { text: 'Please correct it.' });
}

async function prices() {
  const { admin, maker: decider, second, payerId, license } = await aContract(somePrices(20));
  const proposal = await aProposal(admin, payerId, somePrices(20, { 3: { price: '170' } }));
  const line = { lines: [{ code: '10003/3', afterFils: 17000 }] };
  const { data: decided } = await decide(decider, proposal, true, line);
  const { data: done } = await complete(decider, decided!, 'As agreed');
  const { data: staged } = await version(second, license, done!.version!.versionId);
  await moveVersion(second, license, staged!, 'approve', 'As agreed');
}

/** What its screen reads first of the record that a link names. */
const reads: readonly (readonly [
  string,
  (as: SignedIn, named: Record<string, string>) => Promise<{ http: number }>,
])[] = [
  [linkedScreens.empanelment, (as, named) => e.read(as, named.empanelmentId!)],
  [linkedScreens.priceProposal, (as, named) => proposalOf(as, Number(named.payerId), named.proposalId!)],
  [linkedScreens.priceListVersion, (as, named) => version(as, named.facilityLicense!, named.versionId!)],
  [linkedScreens.secondFactors, (as) => callApi(secondFactor, secondFactorApi.endpoints.getFactors, { as })],
  [linkedScreens.agreedPrices, (as) => agreed(as, pearl)],
];
function opened(as: SignedIn, link: string) {
  for (const [path, read] of reads) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const found = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(link);
    if (found) return read(as, Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)])));
  }
  throw new Error(`Nothing reads ${link}`);
}

const expected: readonly NotificationKind[] = [
  ...(['contractWaiting', 'contractProposed', 'contractReturned', 'contractApproved', 'contractRejected'] as const),
  ...(['profileWaiting', 'profileProposed', 'profileApproved', 'empanelmentWaiting', 'empanelmentProposed'] as const),
  ...(['empanelmentReturned', 'empanelmentApproved', 'pricesProposed', 'pricesAccepted', 'priceListWaiting'] as const),
];

it('REQ-NET-15 tells what it tells to those whom the table of kinds says, and to nobody else', async () => {
  await contracts();
  await profiles();
  await joins();
  await prices();
  const { Items = [] } = await store.send(new ScanCommand({ TableName: process.env.USERS_TABLE }));
  const told = Items.filter(({ pk }) => String(pk).startsWith('NOTIFICATIONS#'));
  expect([...new Set(told.map(({ kind }) => kind))]).toEqual(expect.arrayContaining([...expected]));
  const ctx = { store, now: () => new Date() };
  for (const item of told) {
    const user = (await getUser(store, String(item.pk).slice('NOTIFICATIONS#'.length)))!;
    const what = `${item.kind} to ${user.roles.join()}`;
    expect(await mayStillHear(ctx, user, [item]), what).toEqual([item]);
    const facility = typeof item.facilityId === 'string' ? await getFacility(store, item.facilityId) : null;
    // Past the steps of sign-in.
    const as = await sessionOf({ ...user, hasSecondFactor: false }, facility);
    const { group } = kindsOfNews[item.kind as keyof typeof kindsOfNews];
    expect(groupsFor(as.user), what).toContain(group);
    expect(await opened(as, String(item.link)), what).toMatchObject({ http: 200, status: 1 });
  }
});
