import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { circularApi } from '../../shared/circular/routes.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { circularScreens } from './screens.ts';

/** New must-read circulars are looked for so often. */
const lookEveryMs = 300_000;

/** What stays open beside the header with help and sign-out: the circulars themselves, and the own account. */
const openSections = [circularScreens.section.path, linkedScreens.accountSettings];
const staysOpen = (pathname: string): boolean =>
  openSections.some((section) => pathname === section || pathname.startsWith(`${section}/`));

interface CircularGateProps {
  /** Told whether the page waits for the reader; it stays mounted, so that nothing typed is lost. */
  onHold: (isHeld: boolean) => void;
}

/**
 * Asks for the must-read circulars before work goes on. It closes when a page is opened, never over one that somebody works on, and
 * it opens as soon as nothing is left to acknowledge. Where it cannot find out, work goes on.
 */
export function CircularGate({ onHold }: CircularGateProps) {
  const { t, i18n } = useTranslation('circular');
  const { pathname } = useLocation();
  const { data } = useApi(circularApi.endpoints.getDueCirculars, {}, { refreshInterval: lookEveryMs, isQuiet: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrived, setArrived] = useState<{ pathname: string; isHeld: boolean } | null>(null);
  const due = data?.due ?? [];
  const isDue = due.length > 0;
  // What is due is asked of each page once, when it is opened; what comes later waits for the next page.
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown && arrived?.pathname !== pathname) setArrived({ pathname, isHeld: isDue });
  }, [pathname, isKnown, isDue, arrived]);
  const isHeld = isDue && arrived?.pathname === pathname && arrived.isHeld && !staysOpen(pathname);
  useEffect(() => {
    onHold(isHeld);
    if (isHeld) heading.current?.focus();
  }, [isHeld, onHold]);
  if (!isHeld) return null;
  return (
    <ScreenBody>
      <Box component="section" aria-labelledby="circular-gate" sx={{ pt: 3, maxWidth: 760 }}>
        <Typography id="circular-gate" ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 0, mb: 1 }}>
          {t('gate.title')}
        </Typography>
        <Typography sx={{ mb: 2 }}>{t('gate.text')}</Typography>
        <Box component="ul" sx={{ m: 0, ps: 3, display: 'grid', gap: 1.5 }}>
          {due.map((circular) => (
            <li key={circular.circularId}>
              <Link to={pathTo(circularScreens.record, circular)}>{nameIn(i18n.language, circular, 'title')}</Link>
              <Typography variant="body2" color="textSecondary">
                {nameIn(i18n.language, circular, 'payerName')} · <bdi dir="ltr">{circular.circularNumber}</bdi>
              </Typography>
            </li>
          ))}
        </Box>
      </Box>
    </ScreenBody>
  );
}
