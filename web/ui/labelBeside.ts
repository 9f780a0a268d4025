/** The label of an empty field, kept clear of the buttons at its end that take so many pixels. */
export const labelBeside = (pixels: number) => ({
  sx: { '&:not(.MuiInputLabel-shrink)': { maxWidth: `calc(100% - ${pixels}px)` } },
});
