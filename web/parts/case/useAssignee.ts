import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Answer, Endpoint } from '../../../shared/_contract/endpoint.ts';
import type { casePerson } from '../../../shared/_parts/caseRoutes.ts';
import { useApi } from '../../api/useApi.ts';
import { useSession } from '../../base/session.ts';
import type { NeedChoices } from '../life/MoveDialog.tsx';

type StaffEndpoint = Endpoint & { readonly answer: z.ZodArray<typeof casePerson> };

/** To whom a case can be given: its reader first, then their colleagues, and back to everybody. `isAsked` reads the people. */
export function useAssignee(
  endpoint: StaffEndpoint,
  { label, isAsked }: { label: string; isAsked: boolean },
): NeedChoices {
  const { t } = useTranslation('case');
  const session = useSession();
  const staff: Answer<StaffEndpoint> | null | undefined = useApi(endpoint, isAsked ? ({} as never) : null).data;
  const colleagues = staff?.filter(({ userId }) => userId !== session?.userId);
  const people = colleagues?.map(({ userId, name }) => ({ id: userId, name }));
  const mine = session ? [{ id: session.userId, name: t('assign.take') }] : [];
  return { label, choices: people && [...mine, ...people], noneText: t('assign.giveBack') };
}
