import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manageApi } from '../../shared/manage/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { errorText } from '../base/messageText.ts';
import { Notice } from '../base/Notice.tsx';
import { CardReaderDialog } from '../parts/cardReader/CardReaderDialog.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { type UserDetails, useShowSaved } from './useSaveDetails.ts';

const { getUserDetails, proveIdentity } = manageApi.endpoints;

/** How and when something was proven, or that it was not. */
function Proof({ how, at, none }: { how: string; at: string | null; none: string }) {
  if (at === null) return none;
  return (
    <>
      {how} <DateText value={at} withTime />
    </>
  );
}

function useProofs(details: UserDetails) {
  const { t } = useTranslation('manage');
  const { identityProvenAt, emailConfirmedAt, licenseProvenAt, claimedLicense, clinicianLicense } = details;
  const license =
    claimedLicense === null ? (
      <Proof how={t('proof.byRegister')} at={licenseProvenAt} none={t('proof.licenseUnproven')} />
    ) : (
      <>
        {t('proof.licenseWaits')} <Identifier value={claimedLicense} />
      </>
    );
  return [
    {
      label: t('proof.identity'),
      value: <Proof how={t('proof.byCard')} at={identityProvenAt} none={t('proof.identityUnproven')} />,
    },
    {
      label: t('proof.email'),
      value: <Proof how={t('proof.byCode')} at={emailConfirmedAt} none={t('proof.emailUnproven')} />,
    },
    { label: t('proof.license'), value: clinicianLicense === null && claimedLicense === null ? null : license },
  ];
}

/** Reads the user's own card, which proves their name and Emirates ID, or changes them after a renewal. */
function ReadOwnCard({ version }: { version: number }) {
  const { t } = useTranslation('manage');
  const showSaved = useShowSaved();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { send } = useApiMutation(proveIdentity, { showsErrors: true });
  const prove = async (cardReadId: string) => {
    setProblems([]);
    const outcome = await send({ body: { cardReadId, version } });
    if (outcome.isDone) return showSaved(outcome.data);
    setProblems(outcome.errors.map(errorText));
  };
  return (
    <>
      <div role="alert">
        {problems.map((problem) => (
          <Notice key={problem} severity="error">
            {problem}
          </Notice>
        ))}
      </div>
      <DialogButton text={t('proof.readCard')} variant="outlined">
        {(close) => (
          <CardReaderDialog
            isOpen
            onSubmit={({ cardReadId }) => {
              close();
              void prove(cardReadId);
            }}
            onClose={close}
          />
        )}
      </DialogButton>
    </>
  );
}

function ShownProofs({ details }: { details: UserDetails }) {
  const { t } = useTranslation('manage');
  const facts = useProofs(details);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('proof.text')}
      </Typography>
      <Facts facts={facts} />
      <div style={{ marginTop: 12 }}>
        <ReadOwnCard version={details.version} />
      </div>
    </>
  );
}

/** What the portal has proof of, how and since when (decisions, Registration 11). */
export function OwnProofs() {
  const { t } = useTranslation('manage');
  const { data, isLoading } = useApi(getUserDetails, {});
  if (isLoading) return <Arriving height={200} label={t('loading')} />;
  if (!data) return null;
  return (
    <Section title={t('proof.title')} isPlain>
      <ShownProofs details={data} />
    </Section>
  );
}
