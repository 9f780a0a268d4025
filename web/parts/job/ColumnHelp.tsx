import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ColumnHelpProps<Column extends string> {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly needed: readonly Column[];
  /** What a column takes. */
  readonly textOf: (column: Column) => string;
  /** What the star behind a name means. */
  readonly neededText: string;
}

/** The values that the columns of a sheet accept, collapsed until the user opens it. */
export function ColumnHelp<Column extends string>(props: ColumnHelpProps<Column>) {
  const { title, columns, needed, textOf, neededText } = props;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}>
      <summary>{title}</summary>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 3,
          rowGap: 0.5,
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
        }}
      >
        {columns.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <bdi dir="ltr">{name}</bdi>
              {needed.includes(name) && ' *'}
            </dt>
            <dd>{textOf(name)}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {neededText}
      </Typography>
    </Box>
  );
}
