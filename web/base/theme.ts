import type { Theme } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { directionOf, type Language } from '../../shared/_field/bilingual.ts';
import { heldPress } from './heldPress.ts';

export type ThemeMode = 'light' | 'dark';

/** The colour behind every page, also set before first paint by `public/preferences.js`. */
export const pageColours = { light: '#F5F7F7', dark: '#0F1717' } as const;

const colours = {
  light: {
    primary: { main: '#0B6B6B', dark: '#084F4F', light: '#D9EBEA', contrastText: '#FFFFFF' },
    // The gold of the brand is too light for text on white: its dark shade carries words, the plain one only ornaments.
    secondary: { main: '#B68A35', dark: '#7A5A1B', light: '#F6EBD3', contrastText: '#1A1405' },
    error: { main: '#B3261E', dark: '#8C1D18', light: '#FCE8E6' },
    warning: { main: '#8A5A00', dark: '#6B4600', light: '#FDF1DA' },
    success: { main: '#1B6E3C', dark: '#12512B', light: '#E3F3E8' },
    info: { main: '#0B5C8A', dark: '#084567', light: '#E1EFF7' },
    text: { primary: '#172121', secondary: '#4A5A5A' },
    background: { default: pageColours.light, paper: '#FFFFFF' },
    divider: '#D5DEDE',
  },
  dark: {
    primary: { main: '#5FC2BE', dark: '#3A9A97', light: '#173636', contrastText: '#06201F' },
    secondary: { main: '#D9B368', dark: '#E7CB92', light: '#3A2F17', contrastText: '#1A1405' },
    error: { main: '#FF9A90', dark: '#FFB9B2', light: '#43201D' },
    warning: { main: '#F0BE62', dark: '#F6D394', light: '#3D2E10' },
    success: { main: '#7FD09B', dark: '#A5DFB8', light: '#173524' },
    info: { main: '#84C5EC', dark: '#AAD8F3', light: '#14303F' },
    text: { primary: '#E8EFEF', secondary: '#A9B8B8' },
    background: { default: pageColours.dark, paper: '#172222' },
    divider: '#2E3D3D',
  },
} as const;

// Arabic letters come from the Arabic face, Latin letters and digits of an Arabic page from the Latin one.
const fontFamilies = {
  en: '"IBM Plex Sans", system-ui, "Segoe UI", Roboto, sans-serif',
  ar: '"IBM Plex Sans Arabic", "IBM Plex Sans", system-ui, "Segoe UI", Tahoma, sans-serif',
} as const;

const headings = (size: string) => ({ fontSize: size, fontWeight: 600, lineHeight: 1.3 });

/**
 * What follows a part that is still arriving keeps out of sight, so that nothing on the page is pushed down while one reads or
 * points at it; a slow part holds the rest back no longer than three seconds.
 */
const standsBack = {
  '@keyframes standsBack': { to: { visibility: 'visible' } },
  'main :is([data-arriving], :has([data-arriving])) ~ *, main:has([data-arriving]) ~ footer': {
    visibility: 'hidden',
    animation: 'standsBack 0s 3s forwards',
  },
  // The footer comes into sight where the screen has put it: what becomes visible and moves in one frame counts as moved.
  'main ~ footer': { transition: 'visibility 0s 0.1s' },
  'main:has([data-screen-travels]) ~ footer': { visibility: 'hidden' },
  'main:has([data-arriving], [data-screen-travels]) ~ footer': { transition: 'none' },
} as const;

/** Who asked for less movement sees what loads stand still: it pulses or turns for as long as one waits, and has its words besides. */
const standsStill = {
  '@media (prefers-reduced-motion: reduce)': {
    ':is([class*=MuiSkeleton], [class*=MuiCircularProgress], [class*=MuiLinearProgress])': {
      animation: 'none !important',
    },
  },
} as const;

/** THE theme: calm, dense, deep teal with a little desert gold; 8 px grid, radius 8, borders instead of heavy shadows. */
export const createPortalTheme = (mode: ThemeMode, language: Language): Theme =>
  createTheme({
    direction: directionOf(language),
    palette: { mode, ...colours[mode] },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: fontFamilies[language],
      fontSize: 14,
      fontWeightMedium: 600,
      h1: headings('1.375rem'),
      h2: headings('1.125rem'),
      h3: headings('1rem'),
      h4: headings('0.9375rem'),
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // The header sticks, and a bar may stick to the lower edge: what gets the focus stops between them, not under them.
          html: { scrollPaddingTop: 72, scrollPaddingBottom: 64 },
          'a:not([class])': { color: colours[mode].primary.main },
          ...standsBack,
          ...standsStill,
        },
      },
      // The palette's light shades are backgrounds and its dark ones ink, in both modes; an alert would mix its own from them.
      MuiAlert: {
        styleOverrides: {
          root: ({ theme, ownerState }) => {
            const { light, dark } = theme.palette[ownerState.severity ?? 'success'];
            return { backgroundColor: light, color: dark, '& .MuiAlert-icon': { color: 'inherit' } };
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiButtonBase: {
        // Waves took a slow processor longer than what they answered to; a pressed button is paler instead.
        defaultProps: { disableRipple: true, ...heldPress },
        styleOverrides: {
          root: ({ theme }) => ({
            '&:active': { opacity: 0.75 },
            '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
          }),
        },
      },
      // Set for all choices at once: a style of its own on each choice makes a long list slow to draw.
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      MuiFormHelperText: {
        styleOverrides: {
          // What a field says about itself stays as easy to read while the field is switched off or still arrives.
          root: ({ theme }) => ({ marginInline: 0, '&.Mui-disabled': { color: theme.palette.text.secondary } }),
        },
      },
    },
  });
