import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { latinDigits } from '../../ui/maskedText.ts';

/**
 * The kinds of fields whose text may stay in the browser, by the last word of the field's name. A name that says none of them is not kept:
 * a new field has to be put here on purpose. A test holds this against every name of the contract and of the forms.
 */
const keptWords = {
  prose:
    'text note notes reason comment comments remark remarks goals title subject description message address arabic consultation',
  person: 'name holder role roles assignee clinician clinicians specialty contact email mobile person username users',
  place: 'facility facilities provider license licensenumber licenses no branch area regulator emirate emirates',
  moment:
    'on at from to until start end date day hours minutes minute monday tuesday wednesday thursday friday saturday sunday',
  choice:
    'kind kinds type types state stage status side category outcome result gender sex relation severity reopens setting group groups field list ' +
    'programme source effect mode level family item items services access by action language system match choices scope whose part way criteria',
  record: 'id ids follows key version',
  amount: 'percent dirhams fils value quantity most least limit concurrent',
  parts:
    'lines observations diagnoses diagnosis attachments files documents questions question answers answer exceptions conditions cover places ' +
    'codes audience options content branches rules encounter passes fails',
} as const;

/** Names that the last word does not tell apart from those of secrets. */
const keptNames = [
  ...['mobileNumber', 'contactNumber', 'facilityLicenseNumber', 'clinicianLicenseNumber', 'tradeLicenseNumber'],
  ...[
    'denialCode',
    'specialtyCode',
    'providerCode',
    'entryCode',
    'payerReference',
    'identifier',
    'calledBack',
    'into',
    'needsApproval',
  ],
];

/** Never, wherever it stands: secrets, proofs, bank accounts, and the numbers of a patient, however the name goes on. */
const neverKept =
  /password|secret|token|proof|iban$|^account$|^pin$|otp|emiratesId|^patient$|cardNumber|cardRead|cardExpires|memberId|policyNumber|idNumber|readNumber|searchedId|toolkitResponse|credential|passkey|authenticator|clientData|attestation|signature|challenge|sessionId/i;
/** The code of a service, a diagnosis, a specialty. Any other one may have been mailed, shown by an app, or printed for a recovery. */
const coded = /^(lines|activities|observations|diagnoses|fails|passes|specialty)$/;
const isCode = (path: readonly string[]): boolean => path.at(-1) === 'code' && !coded.test(path.at(-2) ?? '');

const known = new Set<string>([...Object.values(keptWords).flatMap((words) => words.split(' ')), ...keptNames]);
const lastWord = (name: string): string =>
  name
    .replace(/Arabic$/, '')
    .split(/(?=[A-Z][a-z])/)
    .at(-1)
    ?.toLowerCase() ?? '';
const isKnown = (name: string): boolean => known.has(name) || known.has(lastWord(name));
/** A number is named or not kept, wherever it stands. */
const isOtherNumber = (name: string): boolean => lastWord(name) === 'number' && !known.has(name);

/** Whether text of a field of this name may be kept; `path` leads from the form's field down to it. */
export const isKeptName = (path: readonly string[]): boolean =>
  !path.some((name) => neverKept.test(name) || isOtherNumber(name)) && !isCode(path) && path.some(isKnown);

const emiratesIdWithin = /784[\s-]*\d{4}[\s-]*\d{7}[\s-]*\d/;
/** A number of a person that was typed into a text is no less that number. */
const holdsEmiratesId = (text: string): boolean =>
  emiratesIdWithin.test(latinDigits(text)) || /^\d{15}$/.test(emiratesIdDigits(latinDigits(text)));

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** Whether a field's value may stay in the browser, with all that is in it. A file cannot. */
export function mayBeKept(path: readonly string[], value: unknown): boolean {
  if (isEmpty(value) || typeof value === 'boolean') return true;
  if (typeof value === 'number') return !path.some((name) => neverKept.test(name));
  if (typeof value === 'string') return isKeptName(path) && !holdsEmiratesId(value);
  if (Array.isArray(value)) return value.every((each) => mayBeKept(path, each));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value as object).every(([name, each]) => mayBeKept([...path, name], each));
}
