import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimRow } from '../../shared/claim/claimRecord.ts';
import { Identifier } from '../ui/Identifier.tsx';

/** The numbers of claims in a sentence. */
export function ClaimNumbers({ of: claims }: { of: readonly Pick<ClaimRow, 'claimId' | 'claimNumber'>[] }) {
  const { t } = useTranslation('claim');
  return claims.map(({ claimId, claimNumber }, at) => (
    <Fragment key={claimId}>
      {at > 0 && t('sending.comma')}
      {/* A number that breaks is read as two. */}
      <span style={{ display: 'inline-block' }}>
        <Identifier value={claimNumber} />
      </span>
    </Fragment>
  ));
}
