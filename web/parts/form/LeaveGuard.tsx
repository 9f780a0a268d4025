import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** The address inside the portal that a click leads to, or null. */
function addressOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === '_blank') return null;
  const { origin, pathname, search } = new URL(link.href);
  const isHere = pathname === window.location.pathname;
  return origin === window.location.origin && !isHere ? `${pathname}${search}` : null;
}

/** Asks before a link or a closed tab leaves changes behind. They are kept for the tab all the same. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);
  const stay = () => setWanted(null);
  return (
    <ConfirmDialog
      isOpen={wanted !== null}
      title={t('form.leaveTitle')}
      action={t('form.leave')}
      keepText={t('form.stay')}
      isDangerous
      onClose={stay}
      onConfirm={() => wanted && navigate(wanted)}
    >
      {t('form.leaveText')}
    </ConfirmDialog>
  );
}
