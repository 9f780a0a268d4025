import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';

// zod would try whether it may compile code, which the content security policy forbids and browsers report. This is the global
// that `z.config` keeps; it is set here because zod itself comes later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Without the portal's code there is nothing that could say so but the splash itself.
const start = () =>
  void import('./startPortal.tsx').catch(() => document.documentElement.classList.add('is-start-failed'));

// The splash is painted first: on a slow computer, running the portal's code takes longer than fetching it. A page opened in a
// background tab has nothing to paint and starts at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
