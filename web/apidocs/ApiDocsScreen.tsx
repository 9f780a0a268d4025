import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemApi } from '../../shared/system/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { pageWidth } from '../ui/pageWidth.ts';
import { Operation } from './Operation.tsx';
import { type ApiDocument, type ApiOperation, byArea, operationsOf, searchOperations } from './operations.ts';

function Areas({ operations }: { operations: readonly ApiOperation[] }) {
  return [...byArea(operations)].map(([area, members]) => (
    <Box component="section" key={area} aria-labelledby={`area-${area}`} sx={{ mt: 3 }}>
      <Typography id={`area-${area}`} variant="h2" sx={{ mb: 1 }}>
        <bdi>{area}</bdi>
      </Typography>
      <Stack spacing={1}>
        {members.map((operation) => (
          <Operation key={operation.id} operation={operation} />
        ))}
      </Stack>
    </Box>
  ));
}

/** The API's documentation for signed-in users, drawn from the OpenAPI document that the portal serves. */
export function ApiDocsScreen() {
  const { t } = useTranslation('apidocs');
  const { data, error, refresh } = useApi(systemApi.endpoints.getOpenApi, {});
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const operations = useMemo(() => (data ? operationsOf(data as unknown as ApiDocument) : []), [data]);
  const found = useMemo(() => searchOperations(operations, wanted), [operations, wanted]);
  return (
    <Box sx={{ ...pageWidth, pb: 3 }}>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch', mb: 1 }}>
        {t('intro')}
      </Typography>
      <Link href={systemApi.endpoints.getOpenApi.path}>{t('download')}</Link>
      {error ? (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={refresh}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      ) : null}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
        sx={{ mt: 2, alignItems: { sm: 'center' } }}
      >
        <TextField
          type="search"
          label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ maxWidth: 420 }}
        />
        <Typography variant="body2" color="textSecondary" role="status" noWrap>
          {data ? t('count', { count: found.length }) : null}
        </Typography>
      </Stack>
      {data || error ? null : (
        <Box sx={{ mt: 3 }}>
          <Arriving height={320} />
        </Box>
      )}
      {data && found.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          nextStep={t('empty.nextStep')}
          action={<Button onClick={() => setSearch('')}>{t('empty.clear')}</Button>}
        />
      ) : (
        <Areas operations={found} />
      )}
    </Box>
  );
}
