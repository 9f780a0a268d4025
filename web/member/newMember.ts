import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { Sending } from '../../shared/_contract/endpoint.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { genders, memberRelations } from '../../shared/member/member.ts';
import { memberApi } from '../../shared/member/routes.ts';

const { createMemberDetails } = memberApi.endpoints;
type NewMember = Sending<typeof createMemberDetails>['body'];

/** The form as its fields hold it; a choice is its position in the list. */
export interface NewMemberValues {
  memberId: string;
  emiratesId: string;
  fullName: string;
  fullNameArabic: string;
  /** ISO, as all dates. */
  bornOn: string;
  gender: number | null;
  relation: number | null;
  cover: {
    policyNumber: string;
    planName: string;
    startsOn: string;
    endsOn: string;
    coPaymentPercent: number | null;
    /** The contract counts fils. */
    coPaymentDirhams: number | null;
  };
}

export const emptyMember: NewMemberValues = {
  memberId: '',
  emiratesId: '',
  fullName: '',
  fullNameArabic: '',
  bornOn: '',
  gender: null,
  relation: memberRelations.indexOf('principal'),
  cover: { policyNumber: '', planName: '', startsOn: '', endsOn: '', coPaymentPercent: null, coPaymentDirhams: null },
};

/** What is sent for a payer. */
export function memberBody(values: NewMemberValues, payerId: number): NewMember {
  const { emiratesId, fullNameArabic, gender, relation, cover, ...rest } = values;
  const { coPaymentDirhams, ...days } = cover;
  const coPaymentFils = coPaymentDirhams === null ? null : Math.round(coPaymentDirhams * 100);
  return {
    ...rest,
    payerId,
    ...(emiratesId && { emiratesId }),
    fullNameArabic: fullNameArabic.trim() || null,
    gender: genders[gender ?? -1] as NewMember['gender'],
    relation: memberRelations[relation ?? -1] as NewMember['relation'],
    cover: { ...days, coPaymentFils },
  };
}

const contract = zodResolver(createMemberDetails.body);

/** Checks by the contract, and that the member has been born, as the server will. */
export const memberResolver =
  (payerId: number): Resolver<NewMemberValues> =>
  async (values, context, options) => {
    const checked = await contract(memberBody(values, payerId) as never, context, options as never);
    const errors = { ...checked.errors } as Record<string, unknown>;
    const { coPaymentFils, ...cover } = (errors.cover ?? {}) as Record<string, unknown>;
    if (coPaymentFils) errors.cover = { ...cover, coPaymentDirhams: coPaymentFils };
    if (!errors.bornOn && values.bornOn > emiratesDateOf(new Date())) {
      errors.bornOn = { type: 'custom', message: 'The date of birth lies in the future.' };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
