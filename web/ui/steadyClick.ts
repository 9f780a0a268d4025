import type { MouseEvent, PointerEvent } from 'react';

/** A hand that holds a pointer still moves it by fewer pixels. */
const stillness = 8;

let pressedAt = { clientX: 0, clientY: 0 };

/**
 * For buttons that stand below fields which say what is wrong when they are left, and below what arrives by itself: what appears pushes the
 * button from under the pointer that presses it, and the click is lost, or another button gets it. The focus moves when the pointer is
 * released, and until then the button holds the pointer. A pointer that moves away takes the click back, as everywhere.
 */
export const steadyClick = {
  onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    pressedAt = { clientX, clientY };
    currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const distance = Math.hypot(clientX - pressedAt.clientX, clientY - pressedAt.clientY);
    if (distance > stillness && currentTarget.hasPointerCapture(pointerId))
      currentTarget.releasePointerCapture(pointerId);
  },
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onMouseUp: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
} as const;
