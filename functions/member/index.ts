import { memberApi } from '../../shared/member/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { checkMemberValidity } from './checkMemberValidity.ts';
import { correctMember } from './correctMember.ts';
import { createMemberDetails } from './createMemberDetails.ts';
import { findGhqMember } from './findGhqMember.ts';
import { findInsurers } from './findInsurers.ts';
import { getCardDetails } from './getCardDetails.ts';
import { getCardNumber } from './getCardNumber.ts';
import { getMember } from './getMember.ts';
import { getMemberChanges } from './getMemberChanges.ts';
import { searchGhqMember } from './searchGhqMember.ts';
import { searchMembers } from './searchMembers.ts';

export const handler = areaHandler(
  memberApi,
  {
    searchMembers,
    getMember,
    getMemberChanges,
    getCardNumber,
    findInsurers,
    getCardDetails,
    createMemberDetails,
    correctMember,
    searchGhqMember,
    findGhqMember,
    checkMemberValidity,
  },
  wiring,
);
