import { errors, type Locator, type Page } from 'playwright-core';

/**
 * How long anything may take before a journey fails. Nothing waits that long unless it is broken: the limit is for a machine whose
 * cores have other work.
 */
export const patienceMs = 120_000;

/** Playwright looks for an element at growing distances: up to 500 ms, or up to 100 ms where its limit is at most this. */
const promptLimitMs = 2_000;

type Options = NonNullable<Parameters<Locator['waitFor']>[0]>;

async function waitPromptly(once: (options: Options) => Promise<void>, options: Options): Promise<void> {
  const limitMs = options.timeout ?? patienceMs;
  for (const end = Date.now() + limitMs; ; ) {
    const restMs = end - Date.now();
    try {
      return await once({ ...options, timeout: Math.max(1, Math.min(promptLimitMs, restMs)) });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if (restMs <= promptLimitMs) throw new Error(`Not within ${limitMs} ms. Last look: ${error.message}`);
    }
  }
}

/** Actions that wait for their element first. */
const actions = ['click', 'fill', 'check'] as const;
const prompt = new WeakSet<object>();

/** Lets all locators find what has arrived within 100 ms. */
export function waitsPromptly(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (prompt.has(locators)) return;
  prompt.add(locators);
  const { waitFor } = locators;
  locators.waitFor = function (this: Locator, options = {}) {
    return waitPromptly((within) => waitFor.call(this, within), options);
  };
  for (const name of actions) {
    const act = locators[name] as (...rest: unknown[]) => Promise<void>;
    locators[name] = async function (this: Locator, ...rest: unknown[]) {
      const { timeout } = (rest.at(-1) ?? {}) as { timeout?: number };
      await this.waitFor({ state: 'attached', ...(timeout === undefined ? {} : { timeout }) });
      return act.apply(this, rest);
    };
  }
}
