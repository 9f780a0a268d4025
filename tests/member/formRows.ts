import { type FormRows, type FormsThatKeepNothing, form } from '../formDraft/formRow.ts';

const member = {
  ...{ memberId: 'M-1', version: 1, fullName: 'Mariam Invented', fullNameArabic: null, gender: 'female', bornOn: null },
  ...{ relation: 'self', emiratesId: null, covers: [] },
};
const cover = {
  ...{ policyNumber: 'P-1', planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31', cancelledOn: null },
  ...{ coPaymentPercent: null, coPaymentFils: null },
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'memberValidity/MemberValidityScreen.tsx': 'one person is looked up',
  'useNewMember.ts': [form(() => import('../../web/member/NewMemberForm.tsx'), 'NewMemberForm', { payerId: 301 })],
  'useCorrection.ts': [
    form(() => import('../../web/member/CorrectMemberDialog.tsx'), 'CorrectMemberDialog', { payerId: 301, member }),
    form(() => import('../../web/member/CorrectCoverDialog.tsx'), 'CorrectCoverDialog', {
      payerId: 301,
      member: { ...member, covers: [cover] },
      cover,
    }),
    form(() => import('../../web/member/CancelMemberDialog.tsx'), 'CancelMemberDialog', { payerId: 301, member }),
  ],
};

/** The module's forms of the library's own. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  'MemberSearchForm.tsx': 'a search by the numbers of a person, which are never kept',
  'ghq/GhqMemberSearchScreen.tsx': 'a search by an Emirates ID, which is never kept',
};
