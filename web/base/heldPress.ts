import type { PointerEvent } from 'react';

/** A hand that holds a pointer still moves it by fewer pixels. */
const stillness = 8;

let pressedAt = { clientX: 0, clientY: 0 };

/** Within a button or a link nothing else can be pressed; the box around a checkbox, or a chip that can be removed, holds more. */
const isPressedWhole = ({ tagName }: HTMLElement): boolean => tagName === 'BUTTON' || tagName === 'A';

/**
 * For every button: it holds the pointer from press to release. What arrives by itself may push a button from under the pointer that presses
 * it, and the click is lost, or what has taken its place gets it. A pointer that moves away takes the press back, as everywhere (ADR 0189).
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
