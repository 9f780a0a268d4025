import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prepareLanguage } from './app/appearance.ts';
import { startI18n } from './app/i18n.ts';
import { preferences } from './app/preferences.ts';
import { preloadAddress } from './app/screenLoading.ts';
import { screens } from './app/screens.ts';

const texts = startI18n();
// The first screen's code travels while the texts do.
void texts.then(() => preloadAddress(screens, window.location.pathname));

await Promise.all([texts, prepareLanguage(preferences().language)]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App screens={screens} />);
