import { afterEach, expect, it } from 'vitest';
import { leaveEarlyCall, listenEarly, takeEarlyCall } from '../../../web/app/palette/earlyCall.ts';

const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
};
const ctrlK = () => press({ key: 'k', code: 'KeyK', ctrlKey: true });

afterEach(leaveEarlyCall);

it('keeps what is typed after Ctrl+K before the header is there', () => {
  const stop = listenEarly();
  expect(press({ key: 'x', code: 'KeyX' }).defaultPrevented).toBe(false);
  expect(ctrlK().defaultPrevented).toBe(true);
  expect(press({ key: 'h', code: 'KeyH' }).defaultPrevented).toBe(true);
  press({ key: 'i', code: 'KeyI' });
  expect(takeEarlyCall()?.()).toEqual({ text: 'hi', isSent: false });
  // From here on the header listens by itself.
  expect(ctrlK().defaultPrevented).toBe(false);
  stop();
});

it('gives the keys back to the page after Escape, and where nobody called', () => {
  listenEarly();
  ctrlK();
  press({ key: 'Escape' });
  expect(press({ key: 'a', code: 'KeyA' }).defaultPrevented).toBe(false);
  expect(takeEarlyCall()).toBeNull();
});

it('does not listen while the header is there, which may be before it', () => {
  expect(takeEarlyCall()).toBeNull();
  listenEarly();
  expect(ctrlK().defaultPrevented).toBe(false);
});
