import { currentAddress, navigation } from './navigation.ts';

/** Session storage: the address that was reloaded because one of its files was missing. */
const reloadedKey = 'reloaded';

/** A file of the portal did not arrive, not even after loading the page anew. */
export class FileMissing extends Error {}

/**
 * Fetches code that a page needs. After a deployment an open page may ask for files of the old release that no longer exist: then
 * the page is reloaded once, with the files of the new release. A second failure at the same address is shown.
 */
export async function fetchOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    const address = currentAddress();
    // Offline, a new page would not come either, and the old one would be gone.
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === address) {
      throw new FileMissing('A file of the portal is missing', { cause });
    }
    sessionStorage.setItem(reloadedKey, address);
    navigation.reload();
    return new Promise<never>(() => undefined);
  }
}

/** The screen is there: should one of its files be missing another day, the page may be loaded anew again. */
export const screenArrived = (): void => sessionStorage.removeItem(reloadedKey);
