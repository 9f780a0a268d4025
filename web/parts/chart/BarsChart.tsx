import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export interface BarSeries {
  readonly id: string;
  readonly label: string;
  readonly data: readonly (number | null)[];
  readonly colour: 'primary' | 'error' | 'success' | 'warning' | 'info';
}

interface BarsChartProps {
  /** What stands under the bars. */
  labels: readonly string[];
  series: readonly BarSeries[];
  /** The end of the scale, where it has one: 100 for shares. */
  most?: number;
}

/** Room for Arabic letters, which stand taller than the drawing expects. */
const axisHeight = 52;
const mostLabels = 7;

/** Numbers of some months or days as bars. A picture of the table beside it, so it is hidden from screen readers. */
export function BarsChart({ labels, series, most }: BarsChartProps) {
  const { palette, direction } = useTheme();
  const isRightToLeft = direction === 'rtl';
  const step = Math.ceil(labels.length / mostLabels);
  return (
    <Box aria-hidden sx={{ minWidth: 0, '& text': { fontFamily: 'inherit' } }}>
      <BarChart
        height={260}
        skipAnimation
        disableKeyboardNavigation
        borderRadius={3}
        series={series.map(({ id, label, data, colour }) => ({
          ...{ id, label, data: [...data] },
          color: palette[colour].main,
        }))}
        xAxis={[
          {
            scaleType: 'band',
            data: [...labels],
            categoryGapRatio: 0.3,
            height: axisHeight,
            tickLabelInterval: (_, index) => index % step === 0,
            // A month above its year: six of them fit beside one another on a phone.
            valueFormatter: (label: string) => label.replace('/', '\n'),
            reverse: isRightToLeft,
          },
        ]}
        yAxis={[
          {
            position: isRightToLeft ? 'right' : 'left',
            width: 40,
            min: 0,
            ...(most === undefined ? { tickMinStep: 1 } : { max: most }),
          },
        ]}
        grid={{ horizontal: true }}
        margin={{ left: isRightToLeft ? 8 : 0, right: isRightToLeft ? 0 : 8 }}
        slotProps={{ legend: { sx: { fontSize: '0.8125rem' } } }}
      />
    </Box>
  );
}
