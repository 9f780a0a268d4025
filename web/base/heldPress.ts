import type { PointerEvent } from 'react';

/** In pixels: a hand that presses moves the pointer less than this, and who moves it further wants to leave the button. */
const stillness = 8;

/** Where the last press began. */
let pressedAt = { clientX: 0, clientY: 0 };

/** A button or a link has nothing within it that can be pressed. The box around a checkbox has, and a chip with a button to remove it. */
const isPressedWhole = ({ tagName }: HTMLElement): boolean => tagName === 'BUTTON' || tagName === 'A';

/**
 * For every button: it holds the pointer from press to release (ADR 0189). Content that arrives between the two may push the button away. The
 * browser would then lose the click. A pointer that moves away takes the press back.
 */
export const heldPress = {
  onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!isPressedWhole(currentTarget)) return;
    pressedAt = { clientX, clientY };
    currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const distance = Math.hypot(clientX - pressedAt.clientX, clientY - pressedAt.clientY);
    if (distance > stillness && currentTarget.hasPointerCapture(pointerId))
      currentTarget.releasePointerCapture(pointerId);
  },
} as const;
