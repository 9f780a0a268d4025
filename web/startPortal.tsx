import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { onCaughtError, watchErrors } from './app/errorReport/watchErrors.ts';
import { preloadAddress } from './app/screenLoading.ts';
import { screenTable } from './app/screenTable.ts';
import { watchVitals } from './app/vitals/watchVitals.ts';
import { prepareLanguage } from './base/appearance.ts';
import { startI18n } from './base/i18n.ts';
import { preferences } from './base/preferences.ts';

watchErrors();
// The first screen's code travels beside its texts; until all is here, the splash of index.html stays.
await Promise.all([
  prepareLanguage(preferences().language),
  startI18n().then(() => preloadAddress(screenTable, window.location.pathname)),
]);
const root = document.getElementById('root');
// In slices, so that a slow computer answers to the first click or key before all of the screen is drawn.
watchVitals();
if (root) startTransition(() => createRoot(root, { onCaughtError }).render(<App table={screenTable} />));
