import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-600.css';

const start = () => void import('./startPortal.tsx');

// The splash is painted first: on a slow computer, running the portal's code takes longer than fetching it. A page opened in a
// background tab has nothing to paint and starts at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
