import Chip from '@mui/material/Chip';
import type { ComponentType } from 'react';

/** The theme's colour of each badge; `plain` is a word without a judgement. */
const palettes = { success: 'success', warning: 'warning', danger: 'error', info: 'info', plain: null } as const;

export type Badge = keyof typeof palettes;

interface BadgeChipProps {
  badge: Badge;
  label: string;
  icon: ComponentType;
  size?: 'small' | 'medium';
}

/** A state in one word: never by its colour alone, always with its icon. */
export function BadgeChip({ badge, label, icon: Icon, size = 'small' }: BadgeChipProps) {
  const palette = palettes[badge];
  return (
    <Chip
      // It stands in sentences too: a paragraph holds no block.
      component="span"
      size={size}
      data-badge={badge}
      icon={<Icon />}
      label={label}
      sx={{
        ...(palette && { bgcolor: `${palette}.light`, color: `${palette}.dark` }),
        fontWeight: 600,
        height: size === 'small' ? 22 : 32,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
