import type { Sending } from '../../shared/_contract/endpoint.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { contractResolver } from '../parts/form/contractResolver.ts';

const { createMemberDetails } = memberApi.endpoints;
type NewMember = Sending<typeof createMemberDetails>['body'];

/** A person as fields hold one. */
export interface PersonValues {
  emiratesId: string;
  fullName: string;
  fullNameArabic: string;
  /** ISO, as all dates. */
  bornOn: string;
  gender: NewMember['gender'] | null;
  relation: NewMember['relation'] | null;
}

/** A cover as fields hold it. */
export interface CoverValues {
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

/** The form as its fields hold it. */
export interface NewMemberValues extends PersonValues, CoverValues {
  memberId: string;
}

export const filsOf = (dirhams: number | null): number | null => (dirhams === null ? null : Math.round(dirhams * 100));

export const emptyMember: NewMemberValues = {
  memberId: '',
  emiratesId: '',
  fullName: '',
  fullNameArabic: '',
  bornOn: '',
  gender: null,
  relation: 'principal',
  cover: { policyNumber: '', planName: '', startsOn: '', endsOn: '', coPaymentPercent: null, coPaymentDirhams: null },
};

export const memberFieldOf = (field: string): string => field.replace('coPaymentFils', 'coPaymentDirhams');

/** What is sent for a payer. */
export function memberBody(values: NewMemberValues, payerId: number): NewMember {
  const { emiratesId, fullNameArabic, gender, relation, cover, ...rest } = values;
  const { coPaymentDirhams, ...days } = cover;
  const coPaymentFils = filsOf(coPaymentDirhams);
  return {
    ...rest,
    payerId,
    ...(emiratesId && { emiratesId }),
    fullNameArabic: fullNameArabic.trim() || null,
    gender: gender as NewMember['gender'],
    relation: relation as NewMember['relation'],
    cover: { ...days, coPaymentFils },
  };
}

/** Checks by the contract, and that the member has been born, as the server will. */
export const memberResolver = (payerId: number) =>
  contractResolver<NewMemberValues>(createMemberDetails.body, {
    bodyOf: (values) => memberBody(values, payerId),
    fieldOf: memberFieldOf,
    check: (found, { bornOn }) =>
      bornOn <= emiratesDateOf(new Date())
        ? found
        : [...found, { field: 'bornOn', code: 'inTheFuture', message: 'The date of birth is in the future.' }],
  });
