/** The column in which the content of a page stands: its greatest width, in pixels, and the space beside it. */
export const pageWidth = { width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 } } as const;
