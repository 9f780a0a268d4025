/** A spreadsheet takes a cell that begins so for a formula: what somebody else wrote must not be computed. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
