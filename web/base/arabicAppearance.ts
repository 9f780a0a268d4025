import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * Vendor prefixes for declarations only. Emotion brings an older stylis, in which this prefixer fails at selectors such as
 * `::placeholder`; every browser of today knows those.
 */
const declarationPrefixer: StylisPlugin = (element, ...rest) =>
  element.type === 'decl' ? prefixer(element, ...rest) : undefined;

/** A chunk of its own: only readers of Arabic download its font and the plugin that mirrors styles. */
export const mirroredStyles = (): EmotionCache =>
  createCache({ key: 'wa-rtl', stylisPlugins: [declarationPrefixer, rtlPlugin] });
