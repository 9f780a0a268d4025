/** Keeps the label of an empty field clear of the buttons at the field's end, which are this number of pixels wide. */
export const labelBeside = (pixels: number) => ({
  sx: { '&:not(.MuiInputLabel-shrink)': { maxWidth: `calc(100% - ${pixels}px)` } },
});
