import { useState } from 'react';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import type { ClaimRow } from '../../../shared/claim/claimRecord.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';

const { sendClaims, getClaim } = claimApi.endpoints;

export type SendableClaim = Pick<
  ClaimRow,
  'claimId' | 'version' | 'claimNumber' | 'payerCode' | 'payerName' | 'payerNameArabic'
>;

interface Ended {
  readonly sent: readonly SendableClaim[];
  /** Nothing is in their way: they can be sent once more. */
  readonly unsent: readonly SendableClaim[];
  /** They are no longer as the reader saw them, or a rule of today keeps them back. */
  readonly overtaken: readonly SendableClaim[];
  /** Why nothing was sent. */
  readonly errors: readonly ApiError[];
}

/** Whether a claim is no longer as it was seen, or cannot be sent. A claim that cannot be read now is left as it is. */
async function isOvertaken({ claimId, version, payerCode }: SendableClaim): Promise<boolean> {
  try {
    const { data } = await call(getClaim, { query: { claimId } }, { isQuiet: true });
    return data?.version !== version || data.state !== 'ready' || data.blocking > 0 || payerCode === null;
  } catch (error) {
    return error instanceof CallFailed && error.httpStatus === 404;
  }
}

/** Sends claims together. The portal sends all or none: after a refusal it is asked which claims were in the way. */
export function useSending() {
  const { send, isSending: isUnderWay } = useApiMutation(sendClaims, { showsErrors: true });
  const [isLooking, setLooking] = useState(false);
  const sendAll = async (claims: readonly SendableClaim[]): Promise<Ended> => {
    const outcome = await send({ body: { claims: claims.map(({ claimId, version }) => ({ claimId, version })) } });
    if (outcome.isDone) return { sent: claims, unsent: [], overtaken: [], errors: [] };
    setLooking(true);
    const marks = await Promise.all(claims.map(isOvertaken));
    setLooking(false);
    const marked = (mark: boolean) => claims.filter((_, at) => marks[at] === mark);
    return { sent: [], unsent: marked(false), overtaken: marked(true), errors: outcome.errors };
  };
  return { sendAll, isSending: isUnderWay || isLooking };
}
