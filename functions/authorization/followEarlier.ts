import { moveRow } from '../../shared/_parts/life.ts';
import type { AuthorizationForm } from '../../shared/authorization/form.ts';
import { type AuthorizationMove, authorizationLife } from '../../shared/authorization/life.ts';
import {
  authorizations,
  authorizationWrites,
  draftWrites,
  type StoredAuthorization,
} from '../_data/authorization/authorization.ts';
import type { SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { isSamePatient } from './checkForm.ts';

type Asked = Pick<AuthorizationForm, 'type' | 'resubmission'>;

const answered = ['approved', 'partiallyApproved', 'denied', 'expired'];
const approved = ['approved', 'partiallyApproved', 'expired'];
const open = ['sent', 'underReview', 'informationRequested'];

/** The states of the earlier request in which it can be followed so. */
function followedFrom({ type, resubmission }: Asked): readonly string[] {
  if (resubmission) return answered;
  if (type === 'extension') return approved;
  if (type === 'cancellation') return moveRow(authorizationLife, 'cancel' satisfies AuthorizationMove).from;
  if (type === 'statusInquiry') return open;
  return [];
}

/** The earlier request that a form follows: the newest of its chain, of the same patient and payer; null for a first request. */
export async function findEarlier(form: AuthorizationForm, ctx: SessionContext): Promise<StoredAuthorization | null> {
  if (form.follows === undefined) return null;
  const earlier = await authorizations.find(ctx.store, ctx.scope, form.follows);
  if (!earlier || earlier.payerId !== form.payerId || !isSamePatient(earlier, form))
    throw invalid('follows', 'notThisPatient');
  if (earlier.followedBy !== null) throw invalid('follows', 'earlierIsOld');
  if (!followedFrom(form).includes(earlier.state)) throw invalid('follows', 'earlierNotPossible');
  return earlier;
}

/** The writes by which the earlier request knows its follower; a cancellation cancels it. */
export function followedWrites(
  earlier: StoredAuthorization,
  { authorizationId, type }: { authorizationId: string; type: AuthorizationForm['type'] },
  { user, now }: SessionContext,
): TransactItem[] {
  const followed = { ...earlier, followedBy: authorizationId, version: earlier.version + 1 };
  if (type !== 'cancellation') return draftWrites(earlier, followed);
  const at = now().toISOString();
  const cancelled: StoredAuthorization = { ...followed, state: 'cancelled', stateSince: at };
  return authorizationWrites(earlier, cancelled, { at, event: 'cancel', by: user.displayName, detail: null }, 1);
}
