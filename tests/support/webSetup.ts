import '@testing-library/jest-dom/vitest';
import './withoutStyles.ts';
import type { Options } from '@emotion/cache';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { alerts } from '../../web/base/alerts.ts';
import { startI18n } from '../../web/base/i18n.ts';
import { rereadPreferences } from '../../web/base/preferences.ts';
import { answerCheaply } from './cheapStyles.ts';
import { keepWithinOneDay } from './dayEnd.ts';
import { elementError } from './elementError.ts';
import { endWaitsAtWrongAnswers } from './endedWaits.ts';
import { keepNoOwnerStacks } from './ownerStacks.ts';
import { leaveStylesOut } from './stylesComputed.ts';
import { throwIfWrong } from './wrongAnswers.ts';

/**
 * Styles go into a container of their own, outside the document: jsdom reads every style sheet of the document anew for each element whose visibility
 * a query by role looks at, which took most of the tests' time. What a page looks like is proved in a real browser.
 */
vi.mock('@emotion/cache', async (importOriginal) => {
  const { default: createCache } = await importOriginal<typeof import('@emotion/cache')>();
  return { default: (options: Options) => createCache({ ...options, container: document.createElement('div') }) };
});

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  }
}

// A screen's code is imported when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 120_000, getElementError: elementError });
keepNoOwnerStacks();
leaveStylesOut();
endWaitsAtWrongAnswers();

answerCheaply(window);
// dom-testing-library asks the document's own window.
if (document.defaultView && document.defaultView !== window) answerCheaply(document.defaultView);

// jsdom knows no pointer that an element holds.
Object.assign(Element.prototype, { setPointerCapture: () => undefined, hasPointerCapture: () => false });

// jsdom has no page to scroll.
window.scrollTo = () => undefined;

// The files of a worker share a process: none begins with what another has put in the place of a function, a global or the clock.
vi.restoreAllMocks();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
await keepWithinOneDay();
beforeAll(() => startI18n('en'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetCookies();
  rereadPreferences();
  alerts.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(cleanup);
afterEach(throwIfWrong);
// A screen that is still being imported when its file ends would stay a failure for all files of the worker that open it.
afterAll(() => vi.dynamicImportSettled());
