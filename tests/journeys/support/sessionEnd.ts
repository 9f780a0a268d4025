import type { Page } from 'playwright-core';
import { idleSecondsHeader } from '../../../shared/_contract/sessionHeaders.ts';
import { type Language, texts } from './texts.ts';

type Told = typeof globalThis & { isSessionLifeTold?: boolean };

/** Keeps from the pages that are opened next what answers say about the life of the session: an answer that is still under way would prolong it. */
export const hideSessionLife = (page: Page): Promise<unknown> =>
  page.addInitScript((header) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name === header && !(globalThis as Told).isSessionLifeTold ? null : get.call(this, name);
    };
  }, idleSecondsHeader);

/** From now on the page is told again. */
export const showSessionLife = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { isSessionLifeTold: true }));

/**
 * Makes the page believe that its session ends in this number of seconds without use, as another tab would say by local storage: no test
 * has to wait for half an hour. Before it was opened, `hideSessionLife`.
 */
export const idleIn = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((rest) => {
    const { expires } = JSON.parse(localStorage.getItem('token') ?? '{}') as { expires: string };
    localStorage.setItem('idleEnd', `${expires} ${Date.now() + rest * 1000}`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'idleEnd' }));
  }, seconds);

export const sessionQuestion = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: texts[language].sessionEnd.idle.title });
