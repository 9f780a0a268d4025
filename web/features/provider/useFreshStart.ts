import { useEffect } from 'react';
import { clearClinicianItems } from '../../app/clinicianItems.ts';

/** Opening the provider dashboard shows its top and forgets the clinician of before (REQ-PDASH-34, 35). */
export function useFreshStart(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
    clearClinicianItems();
  }, []);
}
