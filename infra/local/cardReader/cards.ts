import { demoEmiratesId } from '../../../functions/_demo/emiratesIds.ts';
import { demoMembers } from '../../../functions/_demo/members.ts';
import { emiratesIdDigits, isEmiratesId } from '../../../shared/_field/emiratesId.ts';

/** A card of the simulator. Everybody is invented. */
export interface SimulatedCard {
  /** Fifteen digits. */
  readonly emiratesId: string;
  readonly cardNumber: string;
  readonly fullName: string;
  readonly fullNameArabic: string;
  readonly gender: 'F' | 'M';
  /** ISO. */
  readonly bornOn: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly nationality: string;
}

type Holder = Pick<SimulatedCard, 'emiratesId' | 'fullName' | 'fullNameArabic' | 'gender' | 'bornOn'>;

const card = (holder: Holder): SimulatedCard => ({
  ...holder,
  // Nine digits that are the same every time: they are typed in for a card read over NFC.
  cardNumber: String(100_000_000 + (Number(holder.emiratesId.slice(7)) % 900_000_000)),
  issuedOn: '2025-03-01',
  expiresOn: '2030-02-28',
  nationality: 'United Arab Emirates',
});

const registrant = (
  [fullName, fullNameArabic]: readonly [string, string],
  gender: 'F' | 'M',
  bornOn: string,
  serial: number,
): SimulatedCard =>
  card({ emiratesId: demoEmiratesId(Number(bornOn.slice(0, 4)), serial), fullName, fullNameArabic, gender, bornOn });

/** People without an account, who may register one. Their serials are above the serials of the members. */
const registrants: readonly SimulatedCard[] = [
  registrant(['Salama Ali Al Nuaimi', 'سلامة علي النعيمي'], 'F', '1984-05-19', 9001),
  registrant(['Vikram Anand Desai', 'فيكرام أناند ديساي'], 'M', '1978-02-08', 9002),
  registrant(['Joanna Grace Mendoza', 'جوانا غريس ميندوزا'], 'F', '1991-11-23', 9003),
];

/** The cards to choose from: people who can register, then the members of the demonstration. */
export const simulatedCards: readonly SimulatedCard[] = [
  ...registrants,
  ...demoMembers.map(({ emiratesId, fullName, fullNameArabic, gender, bornOn }) =>
    card({ emiratesId, fullName, fullNameArabic, gender: gender === 'female' ? 'F' : 'M', bornOn }),
  ),
];

/** The card of an Emirates ID. An Emirates ID that is not in the demonstration gets an invented holder. */
export function cardOf(emiratesId: string): SimulatedCard | null {
  const digits = emiratesIdDigits(emiratesId);
  if (!isEmiratesId(digits)) return null;
  const known = simulatedCards.find((each) => each.emiratesId === digits);
  const holder = { fullName: 'Any Invented Holder', fullNameArabic: 'حامل بطاقة تجريبي', gender: 'F' } as const;
  return known ?? card({ ...holder, emiratesId: digits, bornOn: `${digits.slice(3, 7)}-06-15` });
}
