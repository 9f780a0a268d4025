import { hasOpenDialog } from './hasOpenDialog.ts';

const typingPlaces =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key press belongs to what the user is typing or choosing, and so is no shortcut. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.isComposing ||
  hasOpenDialog() ||
  (event.target instanceof Element && event.target.closest(typingPlaces) !== null);
