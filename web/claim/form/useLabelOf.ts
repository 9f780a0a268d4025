import { useTranslation } from 'react-i18next';
import type texts from '../texts/en.json';

type Field = keyof (typeof texts)['form']['field'];

const ofDiagnosis: Readonly<Record<string, Field>> = { type: 'diagnosisType', code: 'diagnosisCode' };
const ofLine: Readonly<Record<string, Field>> = {
  ...{ type: 'lineType', code: 'lineCode', quantity: 'quantity', netDirhams: 'lineNet', start: 'lineStart' },
  ...{ clinician: 'clinician', priorAuthorizationId: 'priorAuthorizationId' },
};
const ofObservation: Readonly<Record<string, Field>> = {
  ...{ type: 'observationType', code: 'observationCode', value: 'value', valueType: 'valueType' },
};

/** The words of a field of the form, by its name. */
export function useLabelOf(): (field: string) => string {
  const { t } = useTranslation('claim');
  return (field) => {
    const parts = field.split('.');
    const [list = '', place] = parts;
    if (place === undefined)
      return t(`form.field.${list as Field}`, {
        defaultValue: t(`form.part.${list === 'lines' ? 'lines' : 'diagnoses'}`),
      });
    const last = parts.at(-1) ?? '';
    const number = Number(place) + 1;
    if (list === 'diagnoses')
      return `${t('form.diagnosis', { number })}: ${t(`form.field.${ofDiagnosis[last] ?? 'diagnosisCode'}`)}`;
    const known = parts.includes('observations') ? ofObservation[last] : ofLine[last];
    return `${t('form.line', { number })}: ${t(`form.field.${known ?? 'lineCode'}`)}`;
  };
}
