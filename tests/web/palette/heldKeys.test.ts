import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdKeys } from '../../../web/app/palette/heldKeys.ts';

const reached = vi.fn();
const escaped = vi.fn();
let release = () => ({ text: '', isSent: false });

function hold() {
  window.addEventListener('keydown', reached);
  release = holdKeys(escaped) as typeof release;
}
afterEach(() => {
  release();
  window.removeEventListener('keydown', reached);
  reached.mockReset();
  escaped.mockReset();
});

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
}

describe('keys that come before the palette', () => {
  it('are kept from the page and told in their order, Arabic ones too', () => {
    hold();
    for (const key of ['n', 'E', 'Shift', 'w', ' ', 'ط', 'x', 'Backspace', 'Tab', 'ArrowDown']) press(key);
    const kept = press('1');
    expect(kept.defaultPrevented).toBe(true);
    expect(reached.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Shift']);
    expect(release()).toEqual({ text: 'nEw ط1', isSent: false });
  });

  it('ask for the first result by Enter after a text, and for nothing by Enter alone', () => {
    hold();
    press('Enter');
    expect(release()).toEqual({ text: '', isSent: false });
    hold();
    press('h');
    press('Enter');
    expect(release()).toEqual({ text: 'h', isSent: true });
    expect(reached).not.toHaveBeenCalled();
  });

  it('with Ctrl stay what they are, a sign by AltGr is text, and Escape wants no palette', () => {
    hold();
    const command = press('k', { ctrlKey: true });
    expect(command.defaultPrevented).toBe(false);
    expect(reached).toHaveBeenCalledTimes(1);
    press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true });
    press('Escape');
    expect(escaped).toHaveBeenCalledTimes(1);
    expect(release().text).toBe('@');
  });

  it('are the page’s again once it ends', () => {
    hold();
    release();
    expect(press('e').defaultPrevented).toBe(false);
    expect(reached).toHaveBeenCalledTimes(1);
    expect(release().text).toBe('');
  });
});
