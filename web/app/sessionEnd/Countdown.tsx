import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** A screen reader hears these rests and not every second. */
const spokenSeconds = [120, 60, 30, 10];

function useSecondsUntil(end: number): number {
  const rest = () => Math.max(Math.ceil((end - Date.now()) / 1000), 0);
  const [seconds, setSeconds] = useState(rest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rest` is `end`.
  useEffect(() => {
    setSeconds(rest());
    const timer = setInterval(() => setSeconds(rest()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}

/** The time that is left, for eyes as a clock and for ears now and then. */
export function Countdown({ end }: { end: number }) {
  const { t } = useTranslation('sessionEnd');
  const seconds = useSecondsUntil(end);
  const spoken = spokenSeconds.findLast((each) => each >= seconds) ?? 120;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <Typography
        component="div"
        aria-hidden="true"
        sx={{ fontSize: '2rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', mb: 1 }}
      >
        <bdi dir="ltr">{clock}</bdi>
      </Typography>
      <div role="status" style={visuallyHidden}>
        {t('left', { count: spoken })}
      </div>
    </>
  );
}
