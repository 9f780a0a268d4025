import { memberApi } from '../../shared/member/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to member; all invented. */
export const samples = samplesOf(memberApi, {
  searchMembers: {
    body: {
      payerId: 102,
      by: 'emiratesId',
      text: '784-1985-0000001-7',
    },
  },
  getMember: {
    body: {
      payerId: 102,
      memberId: 'SDR-000001',
    },
  },
  getMemberChanges: {
    body: {
      payerId: 102,
      memberId: 'SDR-000001',
    },
  },
  getCardNumber: {
    body: {
      payerId: 102,
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
    },
  },
  findInsurers: {
    body: {
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
    },
  },
  checkMemberValidity: {
    body: {
      emiratesId: '784-1985-0000001-7',
      eidReasonId: 1,
    },
  },
  getCardDetails: {
    body: {
      payerId: 102,
      cardNumber: 'SDR-000001',
      bornOn: '1985-03-14',
    },
  },
  createMemberDetails: {
    body: {
      payerId: 102,
      memberId: 'SDR-000001',
      emiratesId: '784-1985-0000001-7',
      fullName: 'Sara Invented',
      bornOn: '1985-03-14',
      gender: 'female',
      relation: 'principal',
      cover: {
        policyNumber: 'POL-1',
        planName: 'Gold',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
      },
    },
  },
  correctMember: {
    body: {
      payerId: 102,
      memberId: 'SDR-000001',
      version: '0123456789abcdef',
      reason: 'Spelt as on the passport',
      person: {
        emiratesId: '784-1985-0000001-7',
        fullName: 'Sara Invented',
        bornOn: '1985-03-14',
        gender: 'female',
        relation: 'principal',
      },
      covers: [
        {
          policyNumber: 'POL-1',
          planName: 'Gold',
          startsOn: '2026-01-01',
          endsOn: '2026-12-31',
          cancelledOn: '2026-11-30',
        },
      ],
    },
  },
  searchGhqMember: {
    query: {
      emiratesId: '784-1985-0000001-7',
    },
  },
  findGhqMember: {
    body: {
      emiratesId: '784-1985-0000001-7',
      reason: 'treatment',
    },
  },
});
