/** Known to the stand-in for MUI's `styled`, which Node loads, and to the tests, which vitest loads. */
const wanted = Symbol.for('tests of wasla: styles are computed');
const everywhere = globalThis as { [wanted]?: boolean };

export const areStylesComputed = (): boolean => everywhere[wanted] === true;

/** For a test file that looks at styles: the parts of MUI have them, until the file ends. */
export function computeStyles(): void {
  everywhere[wanted] = true;
}

/** Before each file. */
export function leaveStylesOut(): void {
  everywhere[wanted] = false;
}
