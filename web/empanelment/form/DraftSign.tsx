import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DraftState } from '../../parts/form/useServerDraft.ts';
import { DateText } from '../../ui/DateText.tsx';

interface DraftSignProps {
  state: DraftState;
  /** The draft that was there when the page was opened. */
  found?: { readonly savedAt: string; readonly byName: string } | null;
}

/** Whether what was typed is on the server, in a line that never moves the form. */
export function DraftSign({ state, found = null }: DraftSignProps) {
  const { t } = useTranslation('empanelment');
  const isFound = state.kind === 'none' && found !== null;
  return (
    <Typography component="p" variant="body2" color="textSecondary" role="status" sx={{ minHeight: 24 }}>
      {isFound ? t('draft.found', { name: found.byName }) : t(`draft.${state.kind}`)}{' '}
      {isFound && <DateText value={found.savedAt} withTime />}
      {state.kind === 'saved' && <DateText value={state.at} withTime />}
    </Typography>
  );
}
