import type { MouseEvent } from 'react';

/**
 * For buttons that stand below fields which say what is wrong when they are left: pressing the button leaves the field, what it then
 * says pushes the button from under the pointer, and the click is lost. The focus moves when the pointer is released instead.
 */
export const steadyClick = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onMouseUp: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
} as const;
