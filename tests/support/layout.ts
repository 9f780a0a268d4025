import { vi } from 'vitest';

/** jsdom lays nothing out; a virtual list shows its rows only in an element that has a height. */
export function giveElementsASize(height = 600, width = 1200): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
}
