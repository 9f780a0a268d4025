import { fail } from '../../_kit/failure.ts';

/** Words that attackers of this portal in this country would try first. */
const localWords = `wasla welcome dubai abudhabi sharjah ajman fujairah emirates emiratesid alain uae pharmacy hospital clinic
  doctor nurse health healthcare medical insurance daman thiqa eligibility`;

/** Shorter ones would be found in nearly every password, once its digits and signs are taken off. */
const shortestWord = 4;

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Reads digits and signs as the letters that they stand for. */
const spelledOut = (text: string): string => text.replace(/[@4310!5$7]/g, (sign) => letters[sign] ?? sign);

const longestTrimming = 12;
const lengthOf = (found: RegExpExecArray | null): number => Math.min(found?.[0].length ?? 0, longestTrimming);

/** A text with more and more taken off of the digits and signs that people put around a word to satisfy a password rule. */
function* cores(text: string): Generator<string> {
  const [before, after] = [lengthOf(/^[^a-z]+/.exec(text)), lengthOf(/[^a-z]+$/.exec(text))];
  for (let start = 0; start <= before; start += 1) {
    for (let end = 0; end <= after; end += 1) yield text.slice(start, text.length - end);
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { default: breached } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set([...breached.filter((each) => each.length >= shortestWord), ...localWords.split(/\s+/)]);
}

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the 49,000 most common of published breaches, as it stands or dressed up: hardly any of them has the capitals, digits and
 * signs that the rule asks for, so `P@ssw0rd1!` is looked up as `password` too. The list comes with a package: no password leaves the portal.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const common = await list;
  for (const core of cores(password.normalize('NFKC').toLowerCase())) {
    if (common.has(core) || common.has(spelledOut(core))) return true;
  }
  return false;
}

/** Refuses a common password at its field. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw fail('commonPassword', { field });
}
