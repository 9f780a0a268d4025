import Alert from '@mui/material/Alert';
import { type Control, useWatch } from 'react-hook-form';
import type { RegulatorFinding } from '../../../shared/authorization/answer.ts';
import type { FormValues } from './formValues.ts';

interface GeneralFindingsProps {
  control: Control<FormValues>;
  /** What the regulator found in the request that was sent before. */
  findings: readonly RegulatorFinding[];
}

/** What the regulator found that no line shows: of the request as a whole, or of a line that is there no more. */
export function GeneralFindings({ control, findings }: GeneralFindingsProps) {
  const lines = useWatch({ control, name: 'lines' });
  const shown = new Set(lines.map(({ lineId }) => lineId));
  const general = findings.filter(({ lineId }) => lineId === null || !shown.has(lineId));
  return general.map(({ field, text, severity }) => (
    <Alert key={`${field}${text}`} severity={severity} role="note">
      {field && <bdi dir="ltr">{field}: </bdi>}
      <bdi dir="auto">{text}</bdi>
    </Alert>
  ));
}
