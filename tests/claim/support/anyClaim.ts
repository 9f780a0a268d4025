import type { Claim, ClaimActivity, ClaimDialect, ClaimFileHeader } from '../../../shared/claim/claim.ts';
import { type ElementSpec, elementsOf } from '../../../shared/claim/schema.ts';
import { fc } from '../../support/fc.ts';

type Arbitrary<T> = ReturnType<typeof fc.constant<T>>;

const letters = ['a', 'Z', '0', '9', '-', '#', '@', '/', '&', '<', '>', '"', "'", ';', ']', 'ع', 'ٱ', 'é', '😀'];
/** Letters that XML writes in ways of its own; a carriage return and a tab are among them. */
const inner = [
  ...letters,
  ' ',
  ' ',
  '\n',
  '\r',
  '\t',
  ']]>',
  '&amp;',
  '&#13;',
  '<!--',
  '<![CDATA[',
  '\u0085',
  '\u007f',
];

const words = (units: readonly string[], most: number): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...letters),
      fc.array(fc.constantFrom(...units), { maxLength: 8 }),
      fc.constantFrom(...letters),
    )
    .map(([first, between, last]) => `${first}${between.join('')}`.slice(0, most - 2) + last)
    .map((text) => text.toWellFormed().replaceAll('\ufffd', 'x'));

/** A text with anything that XML can carry within it, and one without spaces. */
const text = (most = 60) => words(inner, most);
const code = words(letters, 25);

/** Whole minutes, and the edges of days of the Emirates among them. */
const instant: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('2026-11-02T20:00', '2026-11-02T19:59', '2027-02-28T20:00', '2028-02-29T19:59', '2026-12-31T20:00'),
    fc
      .integer({ min: Date.parse('1990-01-01'), max: Date.parse('2099-12-31') })
      .map((at) => new Date(at).toISOString().slice(0, 16)),
  )
  .map((minute) => `${minute}:00.000Z`);

const fils = fc.oneof(
  fc.constantFrom(0, 1, -1, 5, -5, 10, 99, 100, 115, 999_999_999_99),
  fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
);
const tenThousandths = fc.integer({ min: 0, max: 9_999_999 }).map((parts) => parts / 10_000);

interface Wanted {
  /** Only what the published schema has: current files have more in Dubai (domain 0.2). */
  readonly isPublished?: boolean;
  /** Everything that the schema has room for. */
  readonly isFull?: boolean;
}

/** The choices that a schema gives at a path. */
function choicesAt(dialect: ClaimDialect, path: string): readonly string[] {
  let specs: readonly ElementSpec[] = elementsOf(dialect, 'Claim');
  for (const name of path.split('.')) {
    const holds = specs.find((spec) => spec.name === name)?.holds;
    if (holds && 'kind' in holds) return holds.kind === 'choice' ? holds.of : [];
    specs = holds ?? [];
  }
  throw new Error(`No choice at ${path}`);
}

/** Any claim that its regulator's schema allows, as the portal reads it: texts have no spaces around them, instants no seconds. */
export function anyClaim(
  dialect: ClaimDialect,
  { isPublished = false, isFull = false }: Wanted = {},
): Arbitrary<Claim> {
  const isDoh = dialect === 'doh';
  const maybe = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> =>
    isFull ? arbitrary : fc.option(arbitrary, { nil: null });
  const inDoh = <T>(arbitrary: Arbitrary<T>): Arbitrary<T | null> => (isDoh ? maybe(arbitrary) : fc.constant(null));
  const oneOf = (path: string) =>
    fc.constantFrom(...choicesAt(dialect, path).filter((each) => !isPublished || each !== 'ROM'));
  const numberOf = (path: string) => oneOf(path).map(Number);
  const many = <T>(arbitrary: Arbitrary<T>, least: 0 | 1, most = 3) =>
    fc.array(arbitrary, { minLength: isFull ? 1 : least, maxLength: most });

  const observation = fc.record({
    ...{ type: oneOf('Activity.Observation.Type'), code: text(25), value: maybe(text()), valueType: maybe(text(25)) },
  });
  const activity: Arbitrary<ClaimActivity> = fc.record({
    ...{ id: isDoh ? maybe(text(30)) : text(30), start: instant, type: numberOf('Activity.Type'), code },
    ...{ quantity: tenThousandths, netFils: fils, orderingClinician: inDoh(text()) },
    ...{ clinician: isDoh ? maybe(code) : code, priorAuthorizationId: maybe(text(50)) },
    ...{ vatFils: inDoh(fils), vatPercent: inDoh(tenThousandths), dateOrdered: inDoh(instant) },
    observations: many(observation, 0),
  });
  const encounter = fc.record({
    ...{ facilityId: code, type: numberOf('Encounter.Type'), patientId: text(30), eligibilityIdPayer: inDoh(text()) },
    ...{ start: instant, end: maybe(instant) },
    ...{ startType: maybe(numberOf('Encounter.StartType')), endType: maybe(numberOf('Encounter.EndType')) },
    ...{ transferSource: maybe(text(100)), transferDestination: maybe(text(100)) },
  });
  const info = fc.record({
    ...{ type: oneOf('Diagnosis.DxInfo.Type'), code: isDoh ? code : oneOf('Diagnosis.DxInfo.Code') },
  });
  const diagnosis = fc.record({
    ...{ type: oneOf('Diagnosis.Type'), code },
    info: isPublished && !isDoh ? fc.constant([]) : many(info, 0, 2),
  });
  const resubmission = fc.record({
    ...{ type: oneOf('Resubmission.Type'), comment: text(), hasAttachment: isFull ? fc.constant(true) : fc.boolean() },
  });
  return fc.record({
    ...{ id: text(), idPayer: maybe(text(50)), memberId: maybe(text(30)), payerId: code, providerId: code },
    emiratesId: fc.constantFrom('784-1985-0000001-7', '000-0000-0000000-0', '999-9999-9999999-9'),
    ...{ grossFils: fils, patientShareFils: fils, netFils: fils, vatFils: inDoh(fils) },
    encounters: many(encounter, isDoh ? 1 : 0, isDoh ? 3 : 1),
    ...{ diagnoses: many(diagnosis, 1), activities: many(activity, 1) },
    ...{ resubmission: maybe(resubmission), packageName: maybe(text(100)) },
  });
}

/** The head of any file of a regulator. */
export const anyHeader = (dialect: ClaimDialect): Arbitrary<Omit<ClaimFileHeader, 'recordCount'>> =>
  fc.record({
    ...{ senderId: code, receiverId: code, transactionDate: instant },
    dispositionFlag: fc.constantFrom('PRODUCTION', 'TEST', ...(dialect === 'doh' ? ['PTE_SUBMIT'] : [])),
  });
