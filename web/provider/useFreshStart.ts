import { useEffect } from 'react';
import { clearClinicianItems } from '../base/clinicianItems.ts';

/**
 * Opening the provider dashboard shows its top and forgets the clinician of before (REQ-PDASH-34, 35). The browser must not put
 * back the old position when the user returns to the page. Other pages keep the browser's own behaviour.
 */
export function useFreshStart(): void {
  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    clearClinicianItems();
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
}
