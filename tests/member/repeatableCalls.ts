import { handler as memberHandler } from '../../functions/member/index.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { repeatableCallsOf } from '../contract/readyCallsOf.ts';
import { callApi } from '../support/api.ts';
import { day } from '../support/registerFiles.ts';
import { aRegisterAdmin } from '../support/registers.ts';

const aNewMember = {
  memberId: 'NEW-1',
  emiratesId: '784-1985-0000001-7',
  fullName: 'Sara Invented',
  bornOn: '1985-03-14',
  gender: 'female',
  relation: 'principal',
  cover: { policyNumber: 'POL-1', planName: 'Gold', startsOn: day(-1), endsOn: day(300) },
} as const;

/** Calls about members that may be repeated. */
export const repeatableCalls = repeatableCallsOf(memberApi, {
  createMemberDetails: async (store) => {
    const as = await aRegisterAdmin(store);
    return { as, body: { ...aNewMember, payerId: as.user.payerId } };
  },
  correctMember: async (store) => {
    const as = await aRegisterAdmin(store);
    await callApi(memberHandler, memberApi.endpoints.createMemberDetails, { as, body: aNewMember });
    const { memberId, cover, ...person } = aNewMember;
    const { data } = await callApi(memberHandler, memberApi.endpoints.getMember, { as, body: { memberId } });
    return {
      as,
      body: {
        ...{ payerId: as.user.payerId, memberId, version: data!.version, reason: 'Spelt as on the passport' },
        person: { ...person, fullName: 'Sara Inventedd' },
        covers: [{ ...cover, planName: 'Silver', cancelledOn: null }],
      },
    };
  },
});
