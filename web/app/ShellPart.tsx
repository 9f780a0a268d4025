import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { alerts } from '../base/alerts.ts';
import { FailureBoundary } from '../base/FailureBoundary.tsx';

function Missing({ onMissing }: { onMissing: (() => void) | undefined }) {
  const { t } = useTranslation();
  useEffect(() => {
    alerts.warning(t('partMissing'));
    onMissing?.();
  }, [t, onMissing]);
  return null;
}

/** A part of the shell whose code is loaded when it is needed. If loading fails, an alert says so and the other parts work. */
export const ShellPart = ({ children, onMissing }: { children: ReactNode; onMissing?: () => void }) => (
  <FailureBoundary fallback={() => <Missing onMissing={onMissing} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </FailureBoundary>
);
