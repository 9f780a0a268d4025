const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/** A number of bytes with the unit that suits it, B to YB, to at most three decimals (REQ-UI-22): `1536` is `1.5 KB`. */
export function fileSizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What would round up to 1024 of a unit is one of the next.
  while (Math.round(size * 1000) >= 1_024_000 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Math.round(size * 1000) / 1000} ${units[unit]}`;
}
