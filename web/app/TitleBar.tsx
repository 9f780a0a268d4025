import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shared/rules/returnUrl.ts';

/** Whether the address before this one was the portal's too: the router numbers its own entries of the history. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The page title bar with the back button (REQ-SHELL-07, REQ-SHELL-08). */
export function TitleBar({ title, isHome }: { title: string; isHome: boolean }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const goBack = () => void (cameFromHere() ? navigate(-1) : navigate(dashboardPath));
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 1280,
        mx: 'auto',
        px: { xs: 2, md: 3 },
        pt: 2,
        pb: 1,
        minHeight: 56,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      {isHome ? null : (
        <IconButton onClick={goBack} aria-label={t('back')} edge="start" color="primary">
          <ArrowBack sx={{ transform: i18n.dir() === 'rtl' ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
      )}
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 0 }}>
        {title}
      </Typography>
    </Box>
  );
}
