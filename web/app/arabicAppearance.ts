import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** A chunk of its own: only readers of Arabic download its font and the plugin that mirrors styles. */
export const mirroredStyles = (): EmotionCache => createCache({ key: 'wa-rtl', stylisPlugins: [prefixer, rtlPlugin] });
