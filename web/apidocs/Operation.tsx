import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperationDetail } from './OperationDetail.tsx';
import type { ApiOperation } from './operations.ts';

const methodColours: Readonly<Record<string, string>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'error',
};

/** One call: a line with method, path and summary that opens to everything else. */
export function Operation({ operation }: { operation: ApiOperation }) {
  const { t } = useTranslation('apidocs');
  const [isOpen, setOpen] = useState(false);
  const { method, path, summary, access } = operation;
  const colour = methodColours[method] ?? 'info';
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          p: 1.5,
          cursor: 'pointer',
        }}
      >
        <Box
          component="span"
          sx={{
            minWidth: 56,
            px: 1,
            textAlign: 'center',
            borderRadius: 1,
            fontSize: '0.8125rem',
            fontWeight: 600,
            bgcolor: `${colour}.light`,
            color: `${colour}.dark`,
          }}
        >
          {method}
        </Box>
        <Typography
          component="code"
          dir="ltr"
          sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {path}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" lang="en" dir="ltr">
          {summary}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ marginInlineStart: { md: 'auto' } }}>
          {typeof access === 'string' ? t(`access.${access}`) : <bdi>{access.join(', ')}</bdi>}
        </Typography>
      </Box>
      {isOpen ? <OperationDetail operation={operation} /> : null}
    </Box>
  );
}
