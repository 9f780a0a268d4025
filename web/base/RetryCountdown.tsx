import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../shared/_field/dateText.ts';
import type { Wait } from './retry.ts';

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
};

/**
 * When one may try again. The eye sees the seconds run; a screen reader is told the time of day once, and once more when the wait is
 * over.
 */
export function RetryCountdown({ wait: { until } }: { wait: Wait }) {
  const { t } = useTranslation('app');
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil((until - now) / 1000);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const time = timeText(new Date(until));
  return (
    <div data-testid="retry">
      {isOver ? null : (
        <>
          <span aria-hidden="true">{t('retry.in', { clock: `\u2066${clockOf(seconds)}\u2069` })}</span>
          <span style={hidden}>{t('retry.at', { time: `\u2068${time}\u2069` })}</span>
        </>
      )}
      <span role="status">{isOver ? t('retry.now') : null}</span>
    </div>
  );
}
