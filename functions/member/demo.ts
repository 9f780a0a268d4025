import { plans } from '../../shared/_field/plans.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Member, MemberCoverage } from '../../shared/member/member.ts';
import { coverageItem, memberItem } from '../_data/member/member.ts';
import { registerStateItem } from '../_data/member/registerState.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoEmiratesId } from '../_demo/emiratesIds.ts';
import { itemPuts } from '../_demo/itemPuts.ts';
import { demoMembers } from '../_demo/members.ts';
import { sidra } from '../_demo/payers.ts';
import { provenPayerId } from '../_kit/proof.ts';

const dayMs = 86_400_000;
/** Of the demonstration's range; the members of the other payers have the numbers before. */
const firstSerial = 9500;

type Person = readonly [name: string, arabic: string, bornOn: string, gender: Member['gender'], covers: Cover[]];
/** First and last day, counted from today, and the day of the cancellation. */
type Cover = readonly [policy: string, plan: string, from: number, to: number, cancelled?: number];

const gold = 'Sidra Gold';
const family = 'Sidra Family';

const people: readonly Person[] = [
  ['Hamad Al Register', 'حمد السجل', '1984-02-11', 'male', [['SDR-G-1001', gold, -200, 165]]],
  ['Moza Al Register', 'موزة السجل', '1987-09-30', 'female', [['SDR-G-1001', gold, -200, 165]]],
  ['Saif Al Register', 'سيف السجل', '2015-05-04', 'male', [['SDR-G-1001', gold, -200, 165]]],
  ['Latifa Former', 'لطيفة السابقة', '1979-12-01', 'female', [['SDR-F-2002', family, -500, -136]]],
  ['Omar Cancelled', 'عمر الملغى', '1991-07-19', 'male', [['SDR-F-2003', family, -120, 245, -10]]],
  ['Noura Upcoming', 'نورة القادمة', '1996-03-08', 'female', [['SDR-G-1004', gold, 20, 385]]],
  [
    'Yousef Renewed',
    'يوسف المجدد',
    '1970-10-22',
    'male',
    [
      ['SDR-F-2005', family, -400, -36],
      ['SDR-F-2005', family, -35, 330],
    ],
  ],
];

/** How old the lists are that the payers have sent. */
const listedDaysAgo = 4;

/** A day counted from today, ISO. */
type DayOf = (days: number) => string;

/** The register that Sidra keeps in the portal: members with covers that hold, begin, have ended or were cancelled. */
function registerOfSidra(day: DayOf): Record<string, unknown>[] {
  const coverOf = ([policyNumber, planName, from, to, cancelled]: Cover): MemberCoverage => ({
    policyNumber,
    planName,
    startsOn: day(from),
    endsOn: day(to),
    cancelledOn: cancelled === undefined ? null : day(cancelled),
    coPaymentPercent: 20,
    coPaymentFils: null,
    networkName: planName === gold ? 'Sidra Open' : 'Sidra Community',
    gatekeeping: planName === gold ? 'none' : 'required',
  });
  return people.flatMap(([fullName, fullNameArabic, bornOn, gender, covers], at) => {
    const memberId = `SDR-${700_001 + at}`;
    const emiratesId = demoEmiratesId(Number(bornOn.slice(0, 4)), firstSerial + at);
    const relation = bornOn > '2008' ? 'child' : 'principal';
    const member: Member = { memberId, emiratesId, fullName, fullNameArabic, bornOn, gender, relation };
    return [
      memberItem(provenPayerId(sidra), member),
      ...covers.map((cover) => coverageItem(provenPayerId(sidra), memberId, coverOf(cover))),
    ];
  });
}

/** The GHQ plan sends its list of members too, for the search of GHQ members; its gateway knows the same people. */
const ghq = provenPayerId(plans.GHQ);

function registerOfGhq(day: DayOf): Record<string, unknown>[] {
  return demoMembers
    .filter(({ payerId }) => payerId === plans.GHQ)
    .flatMap(({ cardNumber: memberId, emiratesId, fullName, fullNameArabic, bornOn, gender, coverages }) => {
      const member: Member = { memberId, emiratesId, fullName, fullNameArabic, bornOn, gender, relation: 'principal' };
      const covers = coverages.map(
        ({ policyNumber, planName, validFromDays, validToDays, coPaymentPercent, coPaymentFils }) => ({
          policyNumber,
          planName,
          startsOn: day(validFromDays),
          endsOn: day(validToDays),
          cancelledOn: null,
          coPaymentPercent,
          coPaymentFils,
        }),
      );
      return [memberItem(ghq, member), ...covers.map((cover) => coverageItem(ghq, memberId, cover))];
    });
}

/** The members that payers keep in the portal. */
export const demo: Demo = ({ now }) => {
  const day: DayOf = (days) => emiratesDateOf(new Date(now.getTime() + days * dayMs));
  const listedAt = new Date(now.getTime() - listedDaysAgo * dayMs).toISOString();
  return itemPuts('members', [
    ...registerOfSidra(day),
    ...registerOfGhq(day),
    ...[provenPayerId(sidra), ghq].map((payerId) => registerStateItem(payerId, listedAt)),
  ]);
};
