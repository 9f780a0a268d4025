import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { Dialog } from '../ui/Dialog.tsx';

const seenKey = 'provider-notes-seen';

/** One sign-in at one facility: its notes are shown once. Logging out forgets it with everything else. */
const occasionOf = ({ userId, facilityId, expires }: SignedInUser): string => `${userId} ${facilityId} ${expires}`;

/** What the portal has to tell the facility, once after the sign-in (REQ-SHELL-12). */
export function ProviderNotes({ user }: { user: SignedInUser }) {
  const { t } = useTranslation();
  const occasion = occasionOf(user);
  const [seen, setSeen] = useState(() => localStorage.getItem(seenKey));
  const close = () => {
    localStorage.setItem(seenKey, occasion);
    setSeen(occasion);
  };
  return (
    <Dialog
      isOpen={seen !== occasion}
      title={t('message')}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {user.providerNotes}
      </Typography>
    </Dialog>
  );
}
