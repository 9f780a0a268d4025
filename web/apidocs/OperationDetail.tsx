import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiOperation, type Parameter, type Schema, typeText } from './operations.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" gutterBottom>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function SchemaText({ schema, label }: { schema: Schema; label: string }) {
  return (
    <Box
      component="pre"
      dir="ltr"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 360,
        overflow: 'auto',
        borderRadius: 1,
        bgcolor: 'background.default',
        fontSize: 13,
      }}
    >
      {JSON.stringify(schema, null, 2)}
    </Box>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useTranslation('apidocs');
  return (
    // Scrollable places need the keyboard's focus to be scrolled by it.
    <Box role="region" aria-label={t('parameters')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['name', 'place', 'type', 'isRequired'] as const).map((column) => (
              <TableCell key={column}>{t(`table.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parameters.map(({ name, in: place, schema, required }) => (
            <TableRow key={`${place} ${name}`}>
              <TableCell>
                <code dir="ltr">{name}</code>
              </TableCell>
              <TableCell>
                <bdi>{place}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{typeText(schema)}</bdi>
              </TableCell>
              <TableCell>{t(required ? 'yes' : 'no')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export function OperationDetail({ operation }: { operation: ApiOperation }) {
  const { t } = useTranslation('apidocs');
  const { parameters, body, answers } = operation;
  return (
    <Box sx={{ px: 2, pb: 2, borderTop: 1, borderColor: 'divider' }}>
      {parameters.length > 0 ? (
        <Part title={t('parameters')}>
          <Parameters parameters={parameters} />
        </Part>
      ) : null}
      {body ? (
        <Part title={t('body')}>
          <SchemaText schema={body} label={t('body')} />
        </Part>
      ) : null}
      <Part title={t('answers')}>
        {answers.map(({ code, description, schema }) => (
          <Box key={code} sx={{ mb: 1 }}>
            <Typography variant="body2" dir="ltr" lang="en">
              <strong>{code}</strong> {description}
            </Typography>
            {schema ? <SchemaText schema={schema} label={`${t('schema')} ${code}`} /> : null}
          </Box>
        ))}
      </Part>
    </Box>
  );
}
