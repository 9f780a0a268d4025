import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LanguageButton } from '../base/LanguageButton.tsx';
import { useSession } from '../base/session.ts';
import { useScreenTitle } from '../base/useScreenTitle.ts';
import { pageWidth } from '../ui/pageWidth.ts';
import { useWayBack } from './useWayBack.ts';

/** Says in its name where it leads (REQ-SHELL-07). */
function BackButton() {
  const { t, i18n } = useTranslation();
  const titleOf = useScreenTitle();
  const { title, go } = useWayBack();
  const label = title ? t('backTo', { title: titleOf(title) }) : t('back');
  return (
    <IconButton onClick={go} aria-label={label} title={label} edge="start" color="primary">
      <ArrowBack sx={{ transform: i18n.dir() === 'rtl' ? 'scaleX(-1)' : 'none' }} />
    </IconButton>
  );
}

/** The page title bar with the back button (REQ-SHELL-07, REQ-SHELL-08); a visitor, who has no account menu, finds the other language here. */
export function TitleBar({ title, isHome }: { title: string; isHome: boolean }) {
  const isVisitor = useSession() === null;
  return (
    <Box
      sx={{
        ...pageWidth,
        pt: 2,
        pb: 1,
        minHeight: 56,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {isHome ? null : <BackButton />}
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 0, flex: 1 }}>
        {title}
      </Typography>
      {isVisitor ? <LanguageButton /> : null}
    </Box>
  );
}
