import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertSeverity } from './alerts.ts';

const signs: Readonly<Record<AlertSeverity, string>> = {
  success: 'M4 12.5l5 5L20 6.5',
  warning: 'M12 4v10M12 19v.5',
  error: 'M6 6l12 12M18 6L6 18',
};

interface NoticeProps {
  severity: AlertSeverity;
  children: ReactNode;
  action?: ReactNode;
}

/** A message with its sign and its word. Small on purpose: the entry carries it, and an offline browser can fetch nothing. */
export function Notice({ severity, children, action }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: `${severity}.main`,
        bgcolor: `${severity}.light`,
        color: 'text.primary',
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box
        component="svg"
        role="img"
        aria-label={t(`severity.${severity}`)}
        viewBox="0 0 24 24"
        sx={{ width: 20, height: 20, mt: '1px', flexShrink: 0, color: `${severity}.main` }}
      >
        <path d={signs[severity]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {action}
    </Box>
  );
}
