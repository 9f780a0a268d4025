import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { respondClock, startClock } from '../../../shared/_parts/dueClock.ts';
import type { ContractTerms } from '../../../shared/empanelment/contract.ts';
import type { Service } from '../../../shared/empanelment/documents.ts';
import type { EmpanelmentKind, Revision } from '../../../shared/empanelment/form.ts';
import { promise } from '../../../shared/empanelment/life.ts';
import { askedAccountPut } from '../../_data/empanelment/askedAccount.ts';
import { empanelments, openPut, type StoredEmpanelment } from '../../_data/empanelment/empanelment.ts';
import { termsPuts } from '../../_data/providerContract/providerContract.ts';
import { ibanPut, maskedAccount, profilePut } from '../../_data/providerProfile/providerProfile.ts';
import { demoFacilities } from '../../_demo/facilities.ts';
import { pearl } from '../../_demo/payers.ts';
import { personCalled } from '../../_demo/people.ts';
import { found } from '../../_demo/pick.ts';
import { provenAskedPayerId } from '../../_kit/proof.ts';
import { newUlid } from '../../_kit/ulid.ts';
import { orderOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { insurerOf } from './requests.ts';

const dayMs = 86_400_000;

interface Change {
  readonly kind: EmpanelmentKind;
  readonly facilityId: string;
  readonly sender: ReturnType<typeof personCalled>;
  readonly state: 'review' | 'proposed';
  readonly said: Pick<Revision, 'form' | 'terms' | 'account' | 'before'>;
}

/** A change of a provider that was submitted three days ago, with what happened to it. */
function changeOf(now: Date, { kind, facilityId, sender, state, said }: Change) {
  const facility = found(demoFacilities.find((each) => each.facilityId === facilityId));
  const maker = personCalled('reviewer@pearl.example');
  const atOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString();
  const { facilityName, facilityNameArabic } = facility;
  const empanelmentId = newUlid(Date.parse(atOf(3)));
  const isProposed = state === 'proposed';
  const lastAt = isProposed ? atOf(1) : atOf(3);
  const value: StoredEmpanelment = {
    ...{ empanelmentId, empanelmentNumber: `EM-${empanelmentId.slice(-8)}`, kind, version: 1, state },
    ...{ stateSince: lastAt, openedAt: atOf(3), openedBy: sender.userId, openedByName: sender.name },
    ...{ facilityId, facilityName, facilityNameArabic, ...insurerOf(true) },
    ...{ escalatedAt: null, holder: null, attachmentCount: 0 },
    clock: { ...respondClock(startClock(new Date(atOf(3)), promise), new Date(atOf(2))), noticed: 'lastMissed' },
    facts: { facilityLicense: facility.facilityLicense, facilityKind: facility.kind, emirate: facility.emirate },
    draft: null,
    revisions: [{ number: 1, submittedAt: atOf(3), submittedByName: sender.name, ...said }],
    ...{ remarks: [], passed: [], returnCount: 0, reviewedSince: atOf(3) },
    proposal: isProposed ? { madeAt: atOf(1), makerId: maker.userId, makerName: maker.name, outcome: 'approve' } : null,
    ...{ providerCode: null, submittedBy: sender.userId, accountChange: null, touchedAt: lastAt },
  };
  const events = [
    { event: 'open' as const, at: atOf(3), by: sender.name },
    { event: 'submit' as const, at: atOf(3), by: sender.name },
    ...(isProposed ? [{ event: 'propose' as const, at: atOf(1), by: maker.name }] : []),
  ];
  const items = [
    empanelments.put(value),
    ...events.map((each, at) => empanelments.timeline.put(value, { ...each, detail: null }, orderOf(at + 1, 0))),
    openPut(value),
  ];
  return { value, items };
}

/** A provider's profile at its insurer, and a change of it that waits for a second person. */
export function demoProfileChange(now: Date): TransactItem[] {
  const facilityId = 'marina-hospital';
  const contact = {
    contactName: 'Salma Idris',
    contactEmail: 'finance@marina-hospital.example',
    contactMobile: '+971-50-555-0101',
    tradeLicenseNumber: 'CN-9000002',
    services: ['outpatient', 'inpatient', 'emergency'] as Service[],
  };
  const owner = { accountHolder: 'Marina Bay Hospital LLC', bankName: 'Dune Bank (invented)' };
  const [paid, asked] = [
    { ...owner, iban: 'AE670339999000000000101' },
    { ...owner, bankName: 'Oasis Bank (invented)', iban: 'AE560339999000000000202' },
  ];
  const profile = {
    ...{ facilityId, payerId: provenAskedPayerId(pearl), ...contact },
    ...{ account: paid, next: null },
    changedAt: new Date(now.getTime() - 90 * dayMs).toISOString(),
    changedBy: personCalled('reviewer@pearl.example').name,
  };
  const { value, items } = changeOf(now, {
    ...{ kind: 'updateProfile', facilityId, sender: personCalled('group@marina-hospital.example'), state: 'proposed' },
    said: {
      form: { ...contact, payerId: pearl, contactMobile: '+971-50-555-0102', documents: [], branch: null },
      terms: null,
      account: maskedAccount(asked),
      before: { ...contact, account: maskedAccount(paid), version: 1 },
    },
  });
  return [profilePut(null, profile), ibanPut(value, paid.iban), ...items, askedAccountPut(value, asked)];
}

const firstTerms: ContractTerms = {
  services: ['outpatient', 'laboratory'],
  ...{ monday: '08:00-20:00', tuesday: '08:00-20:00', wednesday: '08:00-20:00', thursday: '08:00-20:00' },
  ...{ friday: '08:00-11:30 14:00-20:00', saturday: '09:00-17:00', sunday: '' },
  ...{ approvalsName: 'Huda Mansour', approvalsEmail: 'approvals@clinic.example', approvalsMobile: '+971-50-555-0111' },
  ...{ claimsName: 'Omar Nasser', claimsEmail: 'claims@clinic.example', claimsMobile: '+971-50-555-0112' },
};
const { services: _, ...firstHoursAndContacts } = firstTerms;

/** Contracts with terms of several days, and a change of one that the insurer's people look at. */
export function demoContracts(now: Date): TransactItem[] {
  const today = emiratesDateOf(now);
  const kept = (facilityId: string, number: number, daysAgo: number) => ({
    ...{ facilityId, payerId: pearl, number, effectiveOn: daysAfter(today, -daysAgo) },
    approvedAt: new Date(now.getTime() - (daysAgo + 2) * dayMs).toISOString(),
    approvedByName: personCalled('reviewer2@pearl.example').name,
    empanelmentId: newUlid(now.getTime() - daysAgo * dayMs),
    empanelmentNumber: `EM-DEMO000${number}`,
  });
  const noor = { facilityId: 'noor-clinic', payerId: provenAskedPayerId(pearl) };
  const creek = { facilityId: 'creek-clinic', payerId: provenAskedPayerId(pearl) };
  const before = { ...firstTerms, ...kept(creek.facilityId, 1, 120) };
  const asked = { ...firstTerms, services: ['outpatient', 'laboratory', 'radiology'] as Service[] };
  const { items } = changeOf(now, {
    ...{ kind: 'updateContract', facilityId: creek.facilityId, sender: personCalled('desk@creek-clinic.example') },
    state: 'review',
    said: {
      ...{ form: null, account: null, before: null },
      terms: {
        ...{ ...asked, sunday: '10:00-14:00', effectiveOn: daysAfter(today, 21) },
        before: { ...firstTerms, effectiveOn: before.effectiveOn, number: before.number },
      },
    },
  });
  return [
    ...termsPuts(noor, { services: ['outpatient'], ...kept(noor.facilityId, 1, 60) }, null).slice(1),
    ...termsPuts(noor, { ...firstHoursAndContacts, services: ['outpatient'], ...kept(noor.facilityId, 2, 20) }, 1),
    ...termsPuts(creek, before, null),
    ...items,
  ];
}
