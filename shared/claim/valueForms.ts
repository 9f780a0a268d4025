/** xs:float as the schemas have it, without infinities: they are no amount. */
export const isAmountText = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text);

/** xs:nonNegativeInteger. */
export const isCountText = (text: string): boolean => /^\+?\d{1,9}$/.test(text);

const instantForm = /^(\d{2})\/(\d{2})\/(\d{4}) (?:[0-1]?\d|2[0-3]):[0-5]?\d$/;

/** `dd/MM/yyyy HH:mm` of a day of the calendar. */
export function isInstantText(text: string): boolean {
  const [, day, month, year] = instantForm.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}
