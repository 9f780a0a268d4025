import type { FormSide } from '../../shared/formDraft/keptForm.ts';
import type { KeptFormName } from '../../shared/formDraft/keptFormNames.ts';
import { keptForms } from '../../shared/keptForms.ts';
import type { FormDraftOf } from '../_data/formDraft/formDraft.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

interface Named<Name> {
  readonly form: Name;
  readonly about?: string | undefined;
}

const sideOf = { facility: 'facility', payer: 'payer', all: 'portal' } as const;

/** The caller's own draft of a form, for who may still send that form: refuses everybody else. */
export function ownFormDraft<Name extends KeptFormName>(
  ctx: SessionContext,
  { form, about }: Named<Name>,
): FormDraftOf<Name> {
  const { access, sides } = keptForms[form];
  const isSide = (sides as readonly FormSide[]).includes(sideOf[ctx.scope.kind]);
  if (!isSide || !isAllowed(ctx.user, access)) throw fail('notAllowed');
  ctx.audited({ entity: 'formDraft', id: about ? `${form}#${about}` : form });
  return { userId: ctx.user.userId, scope: ctx.scope, form, about };
}
