import { useEffect } from 'react';
import { navigation } from '../base/navigation.ts';
import { readSessionText, sessionKey } from '../base/session.ts';

/** Whether another tab has moved this browser to another facility or another user. */
function isElsewhere({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key !== sessionKey || !oldValue || !newValue) return false;
  const before = readSessionText(oldValue);
  const after = readSessionText(newValue);
  return before?.userId !== after?.userId || before?.facilityId !== after?.facilityId;
}

/** A tab whose facility was switched elsewhere loads anew, instead of mixing one facility's screens with another's token. */
export function useOtherTabs(): void {
  useEffect(() => {
    const notice = (event: StorageEvent) => {
      if (!isElsewhere(event)) return;
      sessionStorage.clear();
      navigation.reload();
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);
}
