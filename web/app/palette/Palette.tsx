import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { Notice } from '../../base/Notice.tsx';
import { dialogLimits } from '../../ui/limits.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { type Entry, findEntries } from './entry.ts';
import type { HeldKeys } from './heldKeys.ts';
import { optionId, Results } from './Results.tsx';
import { useActions } from './useActions.ts';
import { useOtherFacilities } from './useOtherFacilities.ts';
import { usePlaces } from './usePlaces.ts';
import { useRecords } from './useRecords.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** The entry that a key moves to: single steps go round, long ones end at the ends. */
function moved(from: number, step: number, length: number): number {
  if (Math.abs(step) === 1) return (from + step + length) % length;
  return Math.min(Math.max(from + step, 0), length - 1);
}

interface PaletteProps {
  user: SignedInUser;
  /** Ends the keeping of keys: from here on the field takes them. Tells what was typed on the way. */
  release: () => HeldKeys;
  onClose: () => void;
}

/** The command palette: every screen and action of the user in one list that a few letters narrow. */
export function Palette({ user, release, onClose }: PaletteProps) {
  const { t } = useTranslation(['palette', 'app', 'header']);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const facilities = useOtherFacilities(user);
  const all = [...usePlaces(user), ...useActions(), ...useRecords(user, text), ...facilities.entries];
  const entries = findEntries(all, text);

  const choose = (entry: Entry | undefined) => {
    if (!entry || facilities.isSwitching) return;
    if (!entry.staysOpen) onClose();
    entry.run();
  };
  const [isSent, setSent] = useState(false);
  // The field has the focus before the browser can deliver another key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the palette has come
  useLayoutEffect(() => {
    const typed = release();
    setText(typed.text);
    setSent(typed.isSent);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the results of what was sent are there
  useLayoutEffect(() => {
    if (isSent) choose(entries[0]);
  }, [isSent]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) choose(entries[active]);
    else if (entries.length > 0) setActive(moved(active, step, entries.length));
  };
  const search = (typed: string) => {
    setText(typed);
    setActive(0);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      transitionDuration={0}
      style={{ zIndex: dialogLimits.zIndex }}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': t('title'),
          sx: { width: 'min(640px, calc(100% - 16px))', m: 1, mt: { xs: 1, sm: '10vh' } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Search color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('placeholder')}
          onChange={({ target }) => search(target.value)}
          onKeyDown={press}
          inputProps={{
            role: 'combobox',
            'aria-label': t('title'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': entries.length > 0 ? optionId(listId, active) : undefined,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
          sx={{ height: 56 }}
        />
        <IconButton onClick={onClose} aria-label={t('app:close')} edge="end">
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {facilities.hasFailed ? (
        <Box role="alert" sx={{ p: 1.5, pb: 0 }}>
          <Notice severity="error">{t('header:facilityFailed')}</Notice>
        </Box>
      ) : null}
      <Results id={listId} entries={entries} active={active} onPoint={setActive} onChoose={choose} />
      <Typography
        role="status"
        color="textSecondary"
        {...(entries.length > 0 ? { style: visuallyHidden } : {})}
        sx={{ p: 2, pt: 1 }}
      >
        {entries.length > 0 ? t('found', { count: entries.length }) : t('none')}
      </Typography>
    </Dialog>
  );
}
