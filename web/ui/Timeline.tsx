import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateText } from './DateText.tsx';

export interface TimelineEntry {
  key: string;
  /** An ISO instant. */
  at: string;
  title: string;
  detail?: ReactNode;
  tone?: 'success' | 'warning' | 'error';
}

/** What happened, oldest first, as an ordered list. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(({ key, at, title, detail, tone }) => (
        <Box
          component="li"
          key={key}
          sx={{
            position: 'relative',
            paddingInlineStart: 3,
            pb: 2,
            borderInlineStart: '2px solid',
            borderColor: 'divider',
            marginInlineStart: '6px',
            '&:last-of-type': { borderColor: 'transparent', pb: 0 },
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: -7,
              top: 4,
              width: 12,
              height: 12,
              borderRadius: '50%',
              bgcolor: tone ? `${tone}.main` : 'text.secondary',
            },
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {detail && (
            <Typography variant="body2" component="div">
              {detail}
            </Typography>
          )}
          <Typography variant="caption" color="textSecondary">
            <DateText value={at} withTime />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
