import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { dateText } from '../../../shared/_field/dateText.ts';
import type { EligibilitySummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { useStatusText } from '../../field/eligibility/useStatusText.ts';
import { colourOf, countOf } from './counts.ts';

interface DayChartProps {
  days: EligibilitySummary['byDay'];
  statuses: readonly EligibilityStatus[];
}

/** Room for the days under the bars: Arabic letters stand taller than the drawing expects, and what does not fit is left out. */
const axisHeight = 36;
/** As many days have room under a picture on a phone; which ones, the library chooses wrongly from right to left. */
const mostLabels = 7;

/** Requests by day, stacked by status. A picture of the table beside it, so it is hidden from screen readers. */
export function DayChart({ days, statuses }: DayChartProps) {
  const statusText = useStatusText();
  const { palette, direction } = useTheme();
  const isRightToLeft = direction === 'rtl';
  const step = Math.ceil(days.length / mostLabels);
  const inPalette = (path: string): string => {
    const [name = 'text', shade = ''] = path.split('.') as [keyof typeof palette, string];
    const colour: unknown = palette[name];
    return typeof colour === 'string' ? colour : ((colour as Record<string, string>)[shade] ?? palette.text.secondary);
  };
  return (
    <Box aria-hidden sx={{ minWidth: 0, '& text': { fontFamily: 'inherit' } }}>
      <BarChart
        height={320}
        skipAnimation
        // Nothing of a picture takes the focus: the table beside it has the links.
        disableKeyboardNavigation
        borderRadius={3}
        series={statuses.map((status) => ({
          id: String(status),
          label: statusText(status),
          data: days.map(({ counts }) => countOf(counts, status)),
          stack: 'requests',
          color: inPalette(colourOf(status)),
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: days.map(({ day }) => dateText(day).slice(0, 5)),
            categoryGapRatio: 0.3,
            height: axisHeight,
            tickLabelInterval: (_, index) => index % step === Math.floor(step / 3),
            reverse: isRightToLeft,
          },
        ]}
        yAxis={[{ position: isRightToLeft ? 'right' : 'left', width: 36, tickMinStep: 1 }]}
        grid={{ horizontal: true }}
        margin={{ left: isRightToLeft ? 8 : 0, right: isRightToLeft ? 0 : 8 }}
        slotProps={{ legend: { sx: { fontSize: '0.8125rem' } } }}
      />
    </Box>
  );
}
