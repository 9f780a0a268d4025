import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '../base/screenPath.ts';
import { UploadForm } from '../parts/job/UploadForm.tsx';
import { RadioChoice } from '../ui/RadioChoice.tsx';
import { claimScreens } from './screens.ts';

const ways = ['check', 'drafts'] as const;
type Way = (typeof ways)[number];

const kindOf = { check: 'claimFile', drafts: 'claimTakeOver' } as const;

/** The address of the form with the choice to take claims over made. */
export const takeOverAddress = (): string => `${pathTo(claimScreens.files)}?then=drafts`;

/** A file of claims to be checked, or to be taken over by who makes claims here. */
export function ClaimFileForm({ mayTakeOver }: { readonly mayTakeOver: boolean }) {
  const { t } = useTranslation('claim');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Way>(search.get('then') === 'drafts' ? 'drafts' : 'check');
  const way = mayTakeOver ? chosen : 'check';
  const texts =
    way === 'drafts' ? (['takeOver.intro', 'takeOver.left'] as const) : (['check.intro', 'check.limits'] as const);
  const kind = kindOf[way];
  return (
    <UploadForm
      kind={kind}
      label={t('check.file')}
      action={t(way === 'drafts' ? 'takeOver.send' : 'check.send')}
      requestOf={(uploadId) => ({ kind, uploadId })}
      onStarted={(jobId) => void navigate(pathTo(claimScreens.file, { jobId }))}
    >
      {mayTakeOver && (
        <RadioChoice
          label={t('takeOver.choice')}
          options={ways.map((id) => ({ id, name: t(`takeOver.${id}`) }))}
          value={way}
          onChange={setChosen}
          isColumn
        />
      )}
      {texts.map((text) => (
        <Typography key={text} color="textSecondary">
          {t(text)}
        </Typography>
      ))}
    </UploadForm>
  );
}
