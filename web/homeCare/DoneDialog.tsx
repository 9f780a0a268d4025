import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import type { Done } from './useEveryPage.ts';

/** How many patients were moved, and who stays out of it with the reason. */
export function DoneDialog({ done, title, onClose }: { done: Done; title: string; onClose: () => void }) {
  const { t } = useTranslation('homeCare');
  return (
    <Dialog isOpen title={title} onClose={onClose} actions={<Button onClick={onClose}>{t('all.close')}</Button>}>
      <Typography role="status">{t('all.moved', { count: done.moved })}</Typography>
      {done.left.length > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>{t('all.left', { count: done.left.length })}</Typography>
          <ul>
            {done.left.map(({ episodeId, episodeNumber, reason }) => (
              <li key={episodeId}>
                <Identifier value={episodeNumber} /> · {t(`all.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
