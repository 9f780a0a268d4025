import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { diseaseManagementApi } from '../../shared/diseaseManagement/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';
import { aCard, aMotherByHand } from '../newborn/support/newborns.ts';
import { aCareTeam, takesPart } from './support/enrolments.ts';

/** Calls about the programmes, with the patient or the enrolment that each needs. */
export const readyCalls = readyCallsOf(diseaseManagementApi, {
  findCandidates: async ({ store }) => ({ as: await aCareTeam(store), body: { patient: aCard() } }),
  getCandidate: async (owner) => {
    await takesPart(owner.store, owner.clinic);
    return {
      as: owner.clinic,
      query: { eligibilityId: await aMotherByHand(owner.store, owner.clinic, payerOf(owner)) },
    };
  },
  addResult: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, on: emiratesDateOf(new Date()), item: 'eyes' },
  }),
  addContact: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, on: emiratesDateOf(new Date()), contact: 'call' },
  }),
  changeGoals: async (owner) => ({
    as: owner.clinic,
    body: { enrolmentId: await records.enrolment(owner), version: 1, goals: 'Walk half an hour a day' },
  }),
  leaveProgramme: async (owner) => ({
    as: owner.clinic,
    body: {
      ...{ enrolmentId: await records.enrolment(owner), version: 1, reason: 'memberWish' },
      on: emiratesDateOf(new Date()),
    },
  }),
});
