import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Says to a reviewer who has not the request in hand who has it, or that it has to be taken first. */
export function NotInHand({ holder }: { holder: { readonly name: string } | null }) {
  const { t } = useTranslation('desk');
  return <Alert severity="info">{holder ? t('item.others', { name: holder.name }) : t('item.takeFirst')}</Alert>;
}

interface HandedOverNoteProps {
  note: { readonly text: string; readonly byName: string };
}

/** What a colleague who handed the request over wrote with it. */
export function HandedOverNote({ note }: HandedOverNoteProps) {
  const { t } = useTranslation('desk');
  return (
    <Alert severity="info">
      {t('item.noteOf', { name: note.byName })} <span dir="auto">{note.text}</span>
    </Alert>
  );
}
