import Box from '@mui/material/Box';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { brand } from '../../shared/brand.ts';
import { usePreferences } from '../base/preferences.ts';

/** The mark (a link between two sides, drawn as a W over a golden dot) and the product's name in the page's language. */
export function Wordmark({ isOnColour = false }: { isOnColour?: boolean }) {
  const { language } = usePreferences();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill={isOnColour ? 'rgb(255 255 255 / 0.16)' : '#0B6B6B'} />
        <path
          d="M6 11l4.5 11L16 11l5.5 11L26 11"
          fill="none"
          stroke="#fff"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="25.5" r="2" fill="#E2BE74" />
      </svg>
      <Box component="span" sx={{ fontWeight: 600, fontSize: '1.25rem', lineHeight: 1, letterSpacing: 0 }}>
        {inLanguage(language, brand.names)}
      </Box>
    </Box>
  );
}
