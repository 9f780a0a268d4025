/** The specification's numbers for parts of the screen (section 9). */
export const tableLimits = {
  pageLinks: 5,
  rowsPerPage: 20,
  rowHeight: 28,
  filterDelayMs: 300,
  minColumnWidth: 15,
  exportName: 'download',
} as const;

export const listLimits = { scrollHeight: 200 } as const;

export const multiSelectLimits = { shownLabels: 3 } as const;

export const autocompleteLimits = { minLength: 1, delayMs: 300, forcedSelectionMs: 250 } as const;

export const numberLimits = { step: 1, repeat: { delayMs: 500, everyMs: 40 } } as const;

export const timeLimits = { step: 1, repeat: { delayMs: 500, everyMs: 100 } } as const;

export const uploadLimits = { previewWidth: 50 } as const;

export const dialogLimits = { zIndex: 10_000, width: '50vw', animationMs: 150 } as const;

/** For what a field opens: the field may stand in a dialog. */
export const aboveDialogs = { zIndex: dialogLimits.zIndex + 1 } as const;
