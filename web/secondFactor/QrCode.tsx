import Box from '@mui/material/Box';

/** A QR code, black on white in both themes, since cameras expect it so. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, maxWidth: '100%', bgcolor: '#fff', justifySelf: 'start' }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
