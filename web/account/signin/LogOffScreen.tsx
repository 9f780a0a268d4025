import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../parts/session/logOut.ts';
import { WaitingText } from './WaitingText.tsx';

/** The log-off route (decisions, Routes 7): opening it signs the user out. */
export function LogOffScreen() {
  const { t } = useTranslation('signin');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void logOut();
  }, []);
  return <WaitingText>{t('loggingOff')}</WaitingText>;
}
