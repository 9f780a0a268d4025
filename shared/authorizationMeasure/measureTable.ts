import type { Counters } from './counters.ts';

/** What a measure's number is: a count, a share of a whole in percent, or a mean time in hours. */
export type MeasureUnit = 'count' | 'percent' | 'hours';

interface Measure {
  readonly unit: MeasureUnit;
  /** Null where nothing was counted that could be divided by. */
  readonly of: (counters: Counters) => number | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const share = (part: number, whole: number): number | null => (whole === 0 ? null : rounded((100 * part) / whole));
const meanHours = (minutes: number, count: number): number | null =>
  count === 0 ? null : rounded(minutes / count / 60);
const decidedLines = ({ approvedLines, partlyApprovedLines, deniedLines }: Counters): number =>
  approvedLines + partlyApprovedLines + deniedLines;

/**
 * THE measures of requests for approval (REQ-EAUTH-19; modules 1.4), in the order in which they are shown. The screens' texts define each
 * in both languages; outstanding requests by age stand beside them.
 */
export const measureTable = {
  requests: { unit: 'count', of: ({ requests }) => requests },
  lines: { unit: 'count', of: ({ lines }) => lines },
  updates: { unit: 'count', of: ({ updates }) => updates },
  cancellations: { unit: 'count', of: ({ cancellations }) => cancellations },
  inquiries: { unit: 'count', of: ({ inquiries }) => inquiries },
  inquiriesByOthers: { unit: 'count', of: ({ inquiriesByOthers }) => inquiriesByOthers },
  errorShare: { unit: 'percent', of: ({ errors, sends }) => share(errors, sends) },
  firstSome: { unit: 'percent', of: ({ firstSome, judged }) => share(firstSome, judged) },
  firstAll: { unit: 'percent', of: ({ firstAll, judged }) => share(firstAll, judged) },
  pendedLines: { unit: 'count', of: ({ pendedLines }) => pendedLines },
  pendedTime: { unit: 'hours', of: ({ resolvedMinutes, resolvedLines }) => meanHours(resolvedMinutes, resolvedLines) },
  finalTime: { unit: 'hours', of: ({ finalMinutes, finals }) => meanHours(finalMinutes, finals) },
  finalIn6h: { unit: 'percent', of: ({ finalIn6h, treatments }) => share(finalIn6h, treatments) },
  finalIn24h: { unit: 'percent', of: ({ finalIn24h, treatments }) => share(finalIn24h, treatments) },
  finalIn3d: { unit: 'percent', of: ({ finalIn3d, treatments }) => share(finalIn3d, treatments) },
  withdrawn: { unit: 'percent', of: ({ withdrawn, treatments }) => share(withdrawn, treatments) },
  approvedShare: {
    unit: 'percent',
    of: (all) => share(all.approvedLines + all.partlyApprovedLines, decidedLines(all)),
  },
  deniedShare: { unit: 'percent', of: (all) => share(all.deniedLines, decidedLines(all)) },
  open: { unit: 'count', of: ({ open }) => open },
  openPended: { unit: 'count', of: ({ openPended }) => openPended },
} as const satisfies Readonly<Record<string, Measure>>;
export type MeasureName = keyof typeof measureTable;

export const measureNames = Object.keys(measureTable) as MeasureName[];

/** A measure of some counters; null where there is nothing to measure. */
export const measureOf = (name: MeasureName, counters: Counters): number | null => measureTable[name].of(counters);
