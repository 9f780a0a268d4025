import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type RepeatTimes, useHeldAction } from './useHeldAction.ts';

/** What the buttons take of a field's width. */
export const spinWidth = 90;

export type SpinDirection = 1 | -1;

interface SpinButtonsProps {
  /** The name of the field that they change. */
  label: string;
  repeat: RepeatTimes;
  onStep: (direction: SpinDirection) => void;
  canStep: (direction: SpinDirection) => boolean;
}

/**
 * Less and more, at the end of a field; held by mouse or finger they repeat. The arrow keys of the field do the same, so that
 * the buttons are no stop of the Tab key.
 */
export function SpinButtons({ label, repeat, onStep, canStep }: SpinButtonsProps) {
  const { t } = useTranslation('ui');
  const { press, release } = useHeldAction(onStep, repeat);
  const button = (direction: SpinDirection, Icon: ComponentType<{ fontSize: 'small' }>, name: string) => (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={name}
      disabled={!canStep(direction)}
      onPointerDown={(event) => event.button === 0 && press(direction)}
      onPointerLeave={release}
      onPointerCancel={release}
      // The focus stays in the field, and a long touch opens no menu.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A field would take the click for one into its text. Without a pointer it comes from assistive technology.
        event.stopPropagation();
        if (event.detail === 0) onStep(direction);
      }}
      sx={{ touchAction: 'manipulation', width: 28, height: 28 }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <InputAdornment position="end">
      {button(-1, RemoveIcon, t('spin.less', { label }))}
      {button(1, AddIcon, t('spin.more', { label }))}
    </InputAdornment>
  );
}
