/** How much of a stack is kept: the frames nearest to the error. */
export const mostFrames = 10;

const longestFrame = 160;

/** Seven digits in a row may be a card's or a person's number. No name in our code has them. */
const numberOfSomebody = /\d{7}/;

/** A name as code has it: letters, digits, `_` and `$`, with dots for members. */
const codeName = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** One frame as it is kept: `function file:line:column`, the function left out where it has no name. */
export const framePattern = /^(?:[\w$.]{1,80} )?[\w.-]{1,80}\.[cm]?[jt]sx?:\d{1,6}:\d{1,7}$/;

/** The class of an error, as code names it. */
export const errorNamePattern = /^[A-Za-z_$][\w$]{0,59}$/;

/** Whether a text may be kept as a name or a frame: nothing in it can be the number of a person or a card. */
export const isFreeOfNumbers = (text: string): boolean => !numberOfSomebody.test(text.replace(/:\d+:\d+$/, ''));

/** `at submit (https://portal/assets/form-x.js?v=1:3:14)` in Chromium and Node, `submit@https://.../form-x.js:3:14` elsewhere. */
const chromiumFrame = /^\s*at (?:(.{1,120}) \()?([^()]{1,400}):(\d{1,6}):(\d{1,7})\)?$/;
const otherFrame = /^([^@\s]{0,120})@(.{1,400}):(\d{1,6}):(\d{1,7})$/;

const bareName = (name: string): string =>
  name
    .replace(/^(?:async|new) /, '')
    .replace(/ \[as .*\]$/, '')
    .replace(/<anonymous>/g, 'anonymous');

/** The name of a file without its folders, its query and its fragment. */
const fileName = (address: string): string => address.replace(/[?#].*$/, '').replace(/^.*[\\/]/, '');

/** A stack begins with its message, which may be as long as what somebody sent. */
const longestStack = 20_000;
const longestLine = 600;

function cleanFrame(line: string): string[] {
  const [, name = '', address = '', row, column] = chromiumFrame.exec(line) ?? otherFrame.exec(line) ?? [];
  const place = `${fileName(address)}:${row}:${column}`;
  const called = bareName(name);
  const frame = codeName.test(called) ? `${called} ${place}` : place;
  return frame.length <= longestFrame && framePattern.test(frame) && isFreeOfNumbers(frame) ? [frame] : [];
}

/**
 * The places in code of an error's stack: `function file:line:column`, the nearest first. The message is left out, and so are
 * folders, hosts, query strings and every line that does not read as a frame, because each of them may hold personal data.
 */
export const cleanStack = (stack: string | undefined): string[] =>
  (stack ?? '')
    .slice(0, longestStack)
    .split('\n')
    .filter((line) => line.length <= longestLine)
    .flatMap(cleanFrame)
    .slice(0, mostFrames);

/** The frames of what was thrown. Its message is cut out first: a line of it may read as a frame. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const { message, stack } = error;
  const at = message === '' ? -1 : stack.indexOf(message);
  return cleanStack(at < 0 ? stack : stack.slice(at + message.length));
}

/** The error's own code, such as `ECONNRESET`; null where it has none that is safe to keep. */
export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,59}$/.test(code) && isFreeOfNumbers(code) ? code : null;
}

/** The class of what was thrown (`TypeError`); `Error` where it has no name that is safe to keep. */
export function errorName(error: unknown): string {
  const name = error instanceof Error ? error.name : `Thrown_${typeof error}`;
  return errorNamePattern.test(name) && isFreeOfNumbers(name) ? name : 'Error';
}

/** How engines word one kind of failure: Chromium and Node, Firefox, Safari. A group of the pattern is the member that failed. */
const wordings: readonly (readonly [kind: string, wording: RegExp])[] = [
  ['readOfNothing', /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '([^'.]*)'\)$/],
  ['readOfNothing', /^can't access property "([^".]*)"/],
  ['readOfNothing', /^(?:undefined|null) is not an object \(evaluating '([^']*)'\)$/],
  ['notFunction', /^(\S*|\(0 ?, ?\S*\)) is not a function(?:\. \(In .*\))?$/],
  ['notDefined', /^(\S*) is not defined$/],
  ['notDefined', /^Can't find variable: (\S*)$/],
  ['usedTooEarly', /^(?:Cannot access '\S*' before initialization|can't access lexical declaration)/],
  ['notIterable', / is not iterable/],
  ['invalidTime', /^Invalid (?:time value|date)$/i],
  ['tooDeep', /^(?:Maximum call stack size exceeded|too much recursion)/],
  ['notJson', /\bJSON\b/],
  ['react', /^Minified React error #(\d{1,3});/],
];

/** The contract's form of an error's kind: `readOfNothing.planName`, `react.130`. */
export const errorKindPattern = /^[a-z][A-Za-z]{2,19}(?:\.(?:[a-z][A-Za-z]{3,39}|\d{1,3}))?$/;

/** A number alone, or the last name of an expression: `(0 , e.planName)`. */
const lastName = /^(?:(\d{1,3})|\(?(?:0 ?, ?)?(?:[\w$]+\.)*([a-z][A-Za-z]{3,39})\)?)$/;

/** The member that failed. Names of up to three characters are left out: a minifier makes them, and other ones in each release. */
function memberOf(expression = ''): string {
  const [, number, name] = lastName.exec(expression) ?? [];
  const member = number ?? name;
  return member ? `.${member}` : '';
}

/**
 * The kind of failure that an engine's message words, and the member of our code that it names: `readOfNothing.planName`. It is the
 * same in every browser and release. Null for every other message, because it may repeat what a user typed.
 */
export function errorKind(error: unknown): string | null {
  const message = error instanceof Error ? error.message.slice(0, 300) : '';
  for (const [kind, wording] of wordings) {
    const found = wording.exec(message);
    if (found) return `${kind}${memberOf(found[1])}`;
  }
  return null;
}
