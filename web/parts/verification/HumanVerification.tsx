import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { VerificationState } from './useHumanVerification.ts';

interface HumanVerificationProps {
  id: string;
  state: VerificationState;
  error: string | null;
  onVerify: () => void;
  onReset: () => void;
}

/** Our own face for the ALTCHA check: one checkbox that says what it does, for every keyboard and screen reader. */
export function HumanVerification({ id, state, error, onVerify, onReset }: HumanVerificationProps) {
  const { t } = useTranslation('account');
  const hasProblem = error !== null || state === 'failed';
  const text = error && state === 'unverified' ? error : t(`verification.${state}`);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: 1,
        py: 0.5,
        border: 1,
        borderRadius: 1,
        borderColor: hasProblem ? 'error.main' : 'divider',
      }}
    >
      <Box sx={{ width: 42, height: 42, display: 'grid', placeItems: 'center', position: 'relative' }}>
        <Box
          component="input"
          type="checkbox"
          id={id}
          checked={state === 'verified'}
          disabled={state === 'verifying'}
          onChange={state === 'verified' ? onReset : onVerify}
          aria-describedby={`${id}-state`}
          aria-invalid={hasProblem}
          aria-required
          sx={{
            width: 24,
            height: 24,
            m: 0,
            accentColor: (theme) => theme.palette.primary.main,
            visibility: state === 'verifying' ? 'hidden' : 'visible',
          }}
        />
        {state === 'verifying' ? <CircularProgress size={22} aria-hidden="true" sx={{ position: 'absolute' }} /> : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, cursor: 'pointer' }}>
          {t('verification.label')}
        </Typography>
        <Typography
          id={`${id}-state`}
          role="status"
          variant="caption"
          component="div"
          color={hasProblem ? 'error' : 'textSecondary'}
        >
          {text}
        </Typography>
      </Box>
    </Box>
  );
}
