import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { applyToDocument, styleCacheOf, useThemeMode } from '../base/appearance.ts';
import { usePreferences } from '../base/preferences.ts';
import { createPortalTheme, pageColours } from '../base/theme.ts';

export function Appearance({ children }: { children: ReactNode }) {
  const { language, theme: choice } = usePreferences();
  const mode = useThemeMode(choice);
  const theme = useMemo(() => createPortalTheme(mode, language), [mode, language]);
  useLayoutEffect(() => applyToDocument(language, mode, pageColours[mode]), [language, mode]);
  return (
    <CacheProvider value={styleCacheOf(language)}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
