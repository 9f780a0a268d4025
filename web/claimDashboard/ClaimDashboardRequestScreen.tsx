import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestUser } from '../../shared/claimDashboard/requestForm.ts';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { Notice } from '../base/Notice.tsx';
import { useVerifiedSending } from '../parts/verification/useVerifiedSending.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { RequestUserTable } from './RequestUserTable.tsx';
import { useRequestUsers } from './requestDraft.ts';
import { SheetImport } from './SheetImport.tsx';
import { SignatoryForm } from './SignatoryForm.tsx';
import { UserEntry } from './UserEntry.tsx';
import { useGroups } from './useGroups.ts';

/** Asks for users of the claim dashboard: they are collected in a list, and an authorised signatory sends it. */
export function ClaimDashboardRequestScreen() {
  const { t } = useTranslation('claimDashboard');
  const [users, setUsers] = useRequestUsers();
  /** Counts the requests that were sent: another one is another form. */
  const [sent, setSent] = useState<{ count: number; transactionNumber: string | null }>({
    count: 0,
    transactionNumber: null,
  });
  const groups = useGroups();
  const { send, tokens } = useVerifiedSending(claimDashboardApi.endpoints.addRegistration);
  const add = (more: readonly RequestUser[]) => setUsers([...users, ...more]);
  const finish = (transactionNumber: string | null) => {
    setUsers([]);
    setSent({ count: sent.count + 1, transactionNumber });
  };
  return (
    <ScreenBody>
      <Box key={sent.count} sx={{ display: 'grid', gap: 2 }}>
        <div role="status">
          {sent.transactionNumber !== null && (
            <Notice severity="success">
              {t('sent')} <bdi dir="ltr">{sent.transactionNumber}</bdi>
            </Notice>
          )}
        </div>
        <Typography color="textSecondary">{t('intro')}</Typography>
        <Section title={t('section.user')} isPlain>
          <UserEntry users={users} groups={groups} onAdd={(user) => add([user])} />
        </Section>
        <Section title={t('section.sheet')} isPlain>
          <SheetImport users={users} tokens={tokens} onRead={add} />
        </Section>
        <Section title={t('section.users')} isPlain>
          <RequestUserTable
            users={users}
            groups={groups}
            onDelete={(user) => setUsers(users.filter((other) => other !== user))}
          />
        </Section>
        <Section title={t('section.signatory')} isPlain>
          <SignatoryForm users={users} tokens={tokens} send={send} onSent={finish} />
        </Section>
      </Box>
    </ScreenBody>
  );
}
