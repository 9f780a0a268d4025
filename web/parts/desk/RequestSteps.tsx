import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readSession } from '../../base/sessionState.ts';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { deskKeys } from './deskKeys.ts';
import type { DeskKind } from './deskKinds.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { seenListKey } from './useSeenList.ts';

const keys = { before: deskKeys.before, next: deskKeys.next } as const;
type Step = keyof typeof keys;
const steps = Object.keys(keys) as Step[];

interface RequestStepsProps {
  kind: Pick<DeskKind, 'screen'>;
}

/** Leads from a request to the one before and the next of the list as its reader last saw it, by J and K too. A request that is not in it leads to the first. */
export function RequestSteps({ kind }: RequestStepsProps) {
  const { t } = useTranslation('desk');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const seen = readSession<readonly string[]>(seenListKey(kind)) ?? [];
  const at = seen.indexOf(pathname);
  const links: Readonly<Record<Step, string | undefined>> = { before: seen[at - 1], next: seen[at + 1] };
  const hasKeys = useDeskKeys({
    keys,
    act: (step) => {
      if (links[step]) void navigate(links[step]);
    },
  });
  if (!links.before && !links.next) return null;
  return (
    <Box component="nav" aria-label={t('steps')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map((step) => (
        <Button
          key={step}
          size="small"
          sx={{ gap: 1 }}
          {...(links[step] ? { component: Link, to: links[step] } : { disabled: true })}
          {...(hasKeys && { 'aria-keyshortcuts': keys[step] })}
        >
          {t(`step.${step}`)} {hasKeys && <KeyHint name={keys[step]} />}
        </Button>
      ))}
    </Box>
  );
}
