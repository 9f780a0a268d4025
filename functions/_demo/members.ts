import { plans } from '../../shared/_field/plans.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type EligibilityStatus, eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { Coverage } from '../../shared/eligibility/routes.ts';
import { serves } from '../_data/payer/payer.ts';
import { demoEmiratesId } from './emiratesIds.ts';
import { crescent, demoPayers, gulfCare } from './payers.ts';
import { regularPeople } from './regularMembers.ts';

/** How the simulated payer behaves when it is asked about a member. */
export type PayerBehaviour =
  | 'answers'
  | 'answersTwice'
  /** Answers after a long time, still within the portal's patience. */
  | 'answersSlowly'
  /** Refuses the first two attempts with HTTP 503, then answers. */
  | 'failsTwice'
  /** HTTP 503 to every attempt. */
  | 'neverAnswers'
  /** HTTP 200 with a body that is not a Prior.Authorization. */
  | 'answersGarbage';

/** A cover with its dates as days from the day of the answer, so that the demonstration never grows old. */
interface DemoCoverage extends Omit<Coverage, 'validFrom' | 'validTo'> {
  readonly validFromDays: number;
  readonly validToDays: number;
}

/** A member of a payer as the payer simulator knows them. All are invented. */
export interface DemoMember {
  readonly emiratesId: string;
  readonly cardNumber: string;
  readonly payerId: number;
  readonly fullName: string;
  readonly fullNameArabic: string;
  readonly gender: 'female' | 'male';
  readonly bornOn: string;
  readonly behaviour: PayerBehaviour;
  /** What the payer says: yes, no, or neither while it looks into the request. */
  readonly result: 'yes' | 'no' | 'undecided';
  readonly denialCode: string | null;
  readonly comments: string | null;
  readonly coverages: readonly DemoCoverage[];
  /** The status in which the request ends. */
  readonly expectedStatus: EligibilityStatus;
  /** The same in words, for a person who tries the portal. */
  readonly expectedOutcome: string;
}

type Told = Pick<DemoMember, 'result' | 'denialCode' | 'comments' | 'coverages' | 'expectedStatus' | 'expectedOutcome'>;

const cover = (planName: string, policyNumber: string, rest: Partial<DemoCoverage> = {}): DemoCoverage => ({
  planName,
  policyNumber,
  validFromDays: -200,
  validToDays: 164,
  coPaymentFils: null,
  coPaymentPercent: 20,
  // A cover that has ended or has not begun is not a valid insurance.
  valueOfInsurance: (rest.validFromDays ?? -1) > 0 || (rest.validToDays ?? 1) < 0 ? 'VOI_2' : 'VOI_1',
  ...rest,
});

const yes = (expectedOutcome: string, ...coverages: DemoCoverage[]): Told => ({
  result: 'yes',
  denialCode: null,
  comments: null,
  coverages,
  expectedStatus: eligibilityStatus.Eligible,
  expectedOutcome,
});

const no = (denialCode: string, expectedOutcome: string, comments: string, ...coverages: DemoCoverage[]): Told => ({
  result: 'no',
  denialCode,
  comments,
  coverages,
  expectedStatus: eligibilityStatus.NotEligible,
  expectedOutcome,
});

/** The payer never gave an answer that the portal could use: Error, and never "not eligible". */
const unanswered = (expectedOutcome: string): Told => ({
  ...yes(expectedOutcome),
  expectedStatus: eligibilityStatus.Error,
});

const undecided = (expectedOutcome: string, comments: string): Told => ({
  ...yes(expectedOutcome),
  result: 'undecided',
  comments,
  expectedStatus: eligibilityStatus.Answered,
});

let serial = 0;

function member(
  payerId: number,
  [fullName, fullNameArabic]: readonly [string, string],
  gender: 'female' | 'male',
  bornOn: string,
  told: Told,
  behaviour: PayerBehaviour = 'answers',
): DemoMember {
  serial += 1;
  const emiratesId = demoEmiratesId(Number(bornOn.slice(0, 4)), serial);
  const cardNumber = `${payerId}-${String(7_700_000 + serial * 13)}-01`;
  return { emiratesId, cardNumber, payerId, fullName, fullNameArabic, gender, bornOn, behaviour, ...told };
}

/** The simulators know the members of the payers that have a system of their own. */
const regularPayers = demoPayers.filter(
  (payer) => serves('eligibility')(payer) && (payer.answers === 'gateway' || payer.answers === 'postOffice'),
);

const copay = (fils: number): Partial<DemoCoverage> => ({ coPaymentFils: fils, coPaymentPercent: null });

/** Members that each show one outcome. */
const tellingMembers: readonly DemoMember[] = [
  member(
    plans.NAS,
    ['Layla Hassan Al Marri', 'ليلى حسن المري'],
    'female',
    '1985-03-14',
    yes('Eligible, one cover with 20 % co-payment', cover('NAS Comprehensive Network', 'NAS-2210-004471')),
  ),
  member(
    plans.Enhanced,
    ['Rajesh Kumar Menon', 'راجيش كومار مينون'],
    'male',
    '1979-11-02',
    yes(
      'Eligible, three covers (primary, dental, maternity)',
      cover('Enhanced Gold', 'ENH-7781-20011', copay(5_000)),
      cover('Dental Plus', 'DEN-7781-20011', { coPaymentPercent: 30 }),
      cover('Maternity Rider', 'MAT-7781-20011', { coPaymentPercent: 10, validFromDays: -40, validToDays: 325 }),
    ),
  ),
  member(
    plans.THIQA,
    ['Mariam Saeed Al Dhaheri', 'مريم سعيد الظاهري'],
    'female',
    '1992-07-21',
    yes('Eligible, no co-payment', cover('Thiqa 1', 'THQ-1-0098123', copay(0))),
  ),
  member(
    plans.Basic,
    ['Muhammad Imran Chaudhry', 'محمد عمران تشودري'],
    'male',
    '1988-01-30',
    yes('Eligible, AED 20 co-payment a visit', cover('Abu Dhabi Basic', 'BSC-55-120934', copay(2_000))),
  ),
  member(
    gulfCare,
    ['Maria Cristina Santos Reyes', 'ماريا كريستينا سانتوس رييس'],
    'female',
    '1995-09-09',
    yes('Eligible, cover ends today', cover('Gulf Care Silver', 'GCS-310-88120', { validToDays: 0 })),
  ),
  member(
    plans.ABM,
    ['Ahmed Mahmoud El Sayed', 'أحمد محمود السيد'],
    'male',
    '1970-05-17',
    yes('Eligible although the payer answers twice', cover('ABM Essential', 'ABM-9-44120', { coPaymentPercent: 15 })),
    'answersTwice',
  ),
  member(
    plans.GHQ,
    ['Khalid Rashid Al Ketbi', 'خالد راشد الكتبي'],
    'male',
    '1981-12-25',
    yes('Eligible after a slow answer', cover('GHQ Family', 'GHQ-77-10021', copay(0))),
    'answersSlowly',
  ),
  member(
    crescent,
    ['Fatima Zahra Benali', 'فاطمة الزهراء بن علي'],
    'female',
    '1990-02-11',
    yes('Pending while the payer is unavailable, Eligible at the third attempt', cover('Premier', 'CNH-66-55190')),
    'failsTwice',
  ),
  member(
    plans.NAS,
    ['John Patrick Whitfield', 'جون باتريك ويتفيلد'],
    'male',
    '1966-08-04',
    no(
      'ELIG-005',
      'Not eligible: cover ended (ELIG-005)',
      'The policy ended. Ask the member for the new card.',
      cover('NAS General Network', 'NAS-1180-002210', { validFromDays: -420, validToDays: -56 }),
    ),
  ),
  member(
    plans.Enhanced,
    ['Sana Tariq Qureshi', 'سناء طارق قريشي'],
    'female',
    '1998-04-19',
    no(
      'ELIG-006',
      'Not eligible: cover has not begun (ELIG-006)',
      'The policy begins next month.',
      cover('Enhanced Silver', 'ENH-9002-31177', { validFromDays: 21, validToDays: 385 }),
    ),
  ),
  member(
    gulfCare,
    ['Omar Khalil Haddad', 'عمر خليل حداد'],
    'male',
    '1983-10-28',
    no(
      'ELIG-007',
      'Not eligible: facility outside the network (ELIG-007)',
      'The plan covers the restricted network only.',
      cover('Gulf Care Bronze', 'GCB-120-77001'),
    ),
  ),
  member(
    plans.Basic,
    ['Sunita Devi Sharma', 'سونيتا ديفي شارما'],
    'female',
    '1975-06-06',
    no('ELIG-001', 'Not eligible: not a member of this payer (ELIG-001)', 'No member with this Emirates ID.'),
  ),
  member(
    plans.THIQA,
    ['Hamad Sultan Al Shamsi', 'حمد سلطان الشامسي'],
    'male',
    '2001-01-15',
    no(
      'BENX-005',
      'Not eligible: annual limit reached (BENX-005)',
      'The annual limit of the benefit is used up.',
      cover('Thiqa 2', 'THQ-2-0033781', copay(0)),
    ),
  ),
  member(
    plans.NAS,
    ['Grace Wanjiru Kamau', 'غريس وانجيرو كاماو'],
    'female',
    '1993-03-03',
    undecided(
      'Answered: the payer looks into the request before it decides',
      'Under review. Expect the decision today.',
    ),
  ),
  member(
    plans.ABM,
    ['Nguyen Thi Hoa', 'نغوين ثي هوا'],
    'female',
    '1987-07-07',
    unanswered('Error after every attempt: the payer is down'),
    'neverAnswers',
  ),
  member(
    crescent,
    ['Yousef Ibrahim Khoury', 'يوسف إبراهيم خوري'],
    'male',
    '1959-09-30',
    unanswered('Error: the payer answers something that is not an answer'),
    'answersGarbage',
  ),
  member(
    plans.GHQ,
    ['Noura Abdulla Al Mazrouei', 'نورة عبدالله المزروعي'],
    'female',
    '2019-05-12',
    yes(
      'Eligible, two covers (own and parent)',
      cover('GHQ Child', 'GHQ-81-20010', copay(0)),
      cover('GHQ Family', 'GHQ-77-20010', copay(0)),
    ),
  ),
  member(
    crescent,
    ['Alexandra-Konstantina Papadopoulou van der Westhuizen', 'ألكسندرا كونستانتينا بابادوبولو فان دير فيستهاوزن'],
    'female',
    '1964-02-29',
    yes(
      'Eligible, six covers with long names',
      ...['Premier', 'Dental', 'Optical', 'Maternity', 'Chronic Conditions and Disease Management', 'Travel'].map(
        (name, at) => cover(`${name} International Extended Network`, `CNH-99-4410${at}`, { coPaymentPercent: at * 5 }),
      ),
    ),
  ),
];

/** The regulars are spread over the payers. */
const byPostOffice =
  'Eligible some minutes later, by way of the post office, for facilities with credentials of theirs';

const regularMembers = regularPeople.map(([name, nameArabic, gender, bornOn], at) => {
  const payer = regularPayers[at % regularPayers.length];
  if (!payer) throw new Error('No payer has members');
  const { payerId, payerName, answers } = payer;
  const policy = cover(`${payerName} Standard`, `STD-${payerId}-${String(50_000 + at * 37)}`, { coPaymentPercent: 10 });
  return member(
    payerId,
    [name, nameArabic],
    gender,
    bornOn,
    yes(answers === 'gateway' ? 'Eligible' : byPostOffice, policy),
  );
});

/** Every member of the demonstration; those who show something special come first. */
export const demoMembers: readonly DemoMember[] = [...tellingMembers, ...regularMembers];

/** The members about whom payers are asked at an address of their own, and answer at once. */
export const gatewayMembers: readonly DemoMember[] = demoMembers.filter(
  ({ expectedOutcome }) => expectedOutcome !== byPostOffice,
);

const dayMs = 86_400_000;

/** A member's covers with the dates they have at an instant, in the Emirates. */
export const coveragesAt = (member: DemoMember, now: Date): Coverage[] =>
  member.coverages.map(({ validFromDays, validToDays, ...rest }) => ({
    ...rest,
    validFrom: emiratesDateOf(new Date(now.getTime() + validFromDays * dayMs)),
    validTo: emiratesDateOf(new Date(now.getTime() + validToDays * dayMs)),
  }));
