/** The first answer of the running test that the contract does not declare. */
let wrong = Promise.withResolvers<never>();
let error: unknown;

/** What a fake portal makes, or the failure of the test: the page would take an answer that cannot be made for a broken connection, and the test would wait for it. */
export function orWrong<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    error ??= thrown;
    wrong.promise.catch(() => undefined);
    wrong.reject(thrown);
    throw thrown;
  }
}

/** The work of a wait, which ends as soon as an answer is wrong. */
export const untilWrong = <Value>(work: Promise<Value>): Promise<Value> => Promise.race([work, wrong.promise]);

/** At the end of a test: fails it if an answer was wrong that nothing waited for. */
export function throwIfWrong(): void {
  const thrown = error;
  error = undefined;
  wrong = Promise.withResolvers<never>();
  if (thrown) throw thrown;
}
