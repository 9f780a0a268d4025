/** Whether a dialog is open: keys and the focus are its own until it is answered. */
export const hasOpenDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
