import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { brand } from '../../shared/brand.ts';
import { alerts } from '../base/alerts.ts';
import { screenArrived } from '../base/fetchOrReload.ts';
import { hasOpenDialog } from '../base/hasOpenDialog.ts';
import { useShownRecord } from '../base/recordInTitle.ts';
import type { Screen } from '../base/screen.ts';
import { rememberScreen } from './trail.ts';

/** What a screen that is there at once has given the focus to by itself: the field to fill in, or the button that sends. */
const takenByScreen = 'main :is(input, textarea, [role=combobox], button[type=submit])';

/** Rendered with a screen once its code is there: names the page, moves the focus to its heading, settles the alerts. */
export function ScreenArrival({ screen, title }: { screen: Screen; title: string }) {
  const { key, pathname } = useLocation();
  const isFirstPage = useNavigationType() === 'POP' && key === 'default';
  const record = useShownRecord();
  const announced = useRef<string>(undefined);

  useEffect(() => {
    document.title = [record, title, brand.name].filter(Boolean).join(' · ');
  }, [title, record]);

  useEffect(() => {
    // Each entry of the history has its own key, and one more query is one more entry.
    if (key) rememberScreen(screen.title);
    screenArrived();
  }, [key, screen]);

  useEffect(() => {
    // A change of the query only (a filter, a page) is the same page: neither focus nor alerts move.
    if (announced.current === pathname) return;
    announced.current = pathname;
    alerts.navigationCompleted();
    const isTaken = document.activeElement?.matches(takenByScreen);
    if (!isFirstPage && !isTaken && !hasOpenDialog())
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (!isFirstPage) window.scrollTo?.(0, 0);
  }, [pathname, isFirstPage]);

  return null;
}
