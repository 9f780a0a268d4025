import type { AuthorizationForm } from '../../../shared/authorization/form.ts';
import { CodeName } from './CodeName.tsx';
import type { NamesOfCodes } from './useCodeNames.ts';

interface DiagnosisListProps {
  diagnoses: AuthorizationForm['diagnoses'];
  nameOf: NamesOfCodes['diagnosis'];
  kindOf: (type: AuthorizationForm['diagnoses'][number]['type']) => string;
}

/** The diagnoses of a request, each with its name and kind. */
export const DiagnosisList = ({ diagnoses, nameOf, kindOf }: DiagnosisListProps) => (
  <>
    {diagnoses.map(({ code, type }) => (
      <div key={code}>
        <CodeName code={code} name={nameOf(code)} /> <span>({kindOf(type)})</span>
      </div>
    ))}
  </>
);
