import { useEffect, useState } from 'react';

/** The modals of sign-in open a second after their page (REQ-PROFILE-16, REQ-PROFILE-22). */
export const modalDelayMs = 1000;

/** False at first, true after a second. */
export function useOpensLater(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), modalDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isOpen;
}
