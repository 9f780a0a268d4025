import { useEffect } from 'react';
import { clearClinicianItems } from '../base/clinicianItems.ts';

/**
 * Opening the provider dashboard shows its top and forgets the clinician of before (REQ-PDASH-34, 35). The browser must not put
 * back the old position when somebody returns to the page; what it does on the next page is left as it was.
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
