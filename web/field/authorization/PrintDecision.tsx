import { useTranslation } from 'react-i18next';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import type { authorizationQueryApi } from '../../../shared/authorizationQuery/routes.ts';
import { PrintButtons } from '../../parts/record/PrintButtons.tsx';

interface PrintDecisionProps {
  authorizationId: string;
  /** The number that the file is named by. */
  number: string | null;
  /** What prints it: a request of the portal, where it is left out. */
  endpoint?:
    | typeof authorizationApi.endpoints.printAuthorization
    | typeof authorizationQueryApi.endpoints.printInsurerAuthorization;
}

/** Downloads a decision as a PDF. */
export function PrintDecision({
  authorizationId,
  number,
  endpoint = authorizationApi.endpoints.printAuthorization,
}: PrintDecisionProps) {
  const { t } = useTranslation('record');
  return (
    <PrintButtons
      endpoint={endpoint}
      sendingOf={(language) => ({ query: { authorizationId, language } })}
      label={t('printDecision')}
      fileName={`authorization-${number ?? ''}`}
    />
  );
}
