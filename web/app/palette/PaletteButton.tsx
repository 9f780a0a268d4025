import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { hasOpenDialog } from '../../base/hasOpenDialog.ts';
import { loadTexts } from '../../base/i18n.ts';
import { ShellPart } from '../ShellPart.tsx';
import { leaveEarlyCall, takeEarlyCall } from './earlyCall.ts';
import { type HeldKeys, holdKeys } from './heldKeys.ts';
import { isMac, usePaletteKey } from './usePaletteKey.ts';

const loadPalette = () => Promise.all([import('./Palette.tsx'), loadTexts(['palette', 'screens'])]);
const Palette = lazy(() => loadPalette().then(([file]) => ({ default: file.Palette })));

/** The way into the command palette: a button of the header that names the keys, and the keys from anywhere. */
export function PaletteButton({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('header');
  const [isOpen, setOpen] = useState(false);
  const held = useRef<() => HeldKeys>(undefined);
  const release = () => held.current?.() ?? { text: '', isSent: false };
  useEffect(() => {
    const early = takeEarlyCall();
    if (early) {
      held.current = early;
      setOpen(true);
    }
    return () => {
      leaveEarlyCall();
      held.current?.();
    };
  }, []);
  const close = () => {
    release();
    setOpen(false);
  };
  const open = () => {
    release();
    held.current = holdKeys(close);
    setOpen(true);
  };
  const prepare = () => void loadPalette().catch(() => undefined);
  // A dialog that is open wants an answer first: the palette would lead away from it.
  usePaletteKey({ prepare, toggle: () => (isOpen || hasOpenDialog() ? close() : open()) });
  return (
    <>
      <ButtonBase
        aria-label={t('quickSearch')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={t('quickSearch')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        sx={{
          minWidth: 40,
          height: 40,
          flexShrink: 0,
          px: { xs: 1, md: 1.5 },
          gap: 1,
          borderRadius: 1,
          border: { xs: 0, md: 1 },
          borderColor: { md: 'divider' },
          color: 'text.secondary',
          typography: 'body2',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('quickSearch')}
        </Box>
        <Box
          component="kbd"
          dir="ltr"
          sx={{ display: { xs: 'none', md: 'inline' }, fontFamily: 'inherit', fontSize: '0.75rem' }}
        >
          {isMac ? '⌘K' : 'Ctrl K'}
        </Box>
      </ButtonBase>
      {isOpen ? (
        <ShellPart onMissing={close}>
          <Palette user={user} release={release} onClose={close} />
        </ShellPart>
      ) : null}
    </>
  );
}
