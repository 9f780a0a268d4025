import { vi } from 'vitest';

/** The files handed to the browser's downloads from now on. */
export function catchFiles() {
  const saved: { name: string; content: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push({ name: '', content: content as Blob });
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
  return saved;
}
