import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { newRequestPath } from './newRequestPath.ts';
import { actionsOf } from './standing.ts';

/** One finding at the line or field that it names, in the regulator's own words. */
export function FindingText({ finding }: { finding: RegulatorFinding }) {
  const { t } = useTranslation('record');
  const { severity, field, value, text } = finding;
  return (
    <Box
      sx={{
        mt: 0.5,
        paddingInlineStart: 1.5,
        borderInlineStart: '3px solid',
        borderColor: severity === 'error' ? 'error.main' : 'warning.main',
      }}
    >
      <strong>{t(`findings.${severity}`)}</strong> {field && <bdi dir="ltr">{field}</bdi>}{' '}
      {value && <bdi dir="ltr">“{value}”</bdi>} <bdi dir="auto">{text}</bdi>
    </Box>
  );
}

/** What the regulator found in a request (REQ-EAUTH-09): those of a line stand at the line as well, and the request can be mended. */
export function FindingsPart({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { findings, form, authorizationId } = record;
  if (findings.length === 0) return null;
  const lines = new Set(form?.lines.map(({ lineId }) => lineId));
  const general = findings.filter(({ lineId }) => lineId === null || !lines.has(lineId));
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  return (
    <Alert
      severity={hasErrors ? 'error' : 'warning'}
      action={
        actionsOf(record).corrects && (
          <Button component={Link} to={newRequestPath({ draft: authorizationId })} color="inherit" size="small">
            {t('action.correct')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('findings.title', { count: findings.length })}</AlertTitle>
      {general.length < findings.length && <div>{t('findings.atLines')}</div>}
      {general.map((finding) => (
        <FindingText key={`${finding.field}${finding.text}`} finding={finding} />
      ))}
    </Alert>
  );
}
