import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { shownPatientName } from '../../../shared/eligibility/patientName.ts';
import { knownKind } from '../../../shared/notification/notificationKinds.ts';
import type { Notification } from '../../../shared/notification/routes.ts';
import { Identifier } from '../../ui/Identifier.tsx';

/** What happened to the account, or at the desk: the text says what to do. */
const advised = [
  ...(['passwordChanged', 'passwordReset', 'factorAdded', 'factorRemoved'] as const),
  ...(['factorsReset', 'recoveryCodesRenewed', 'accountChanged', 'rightsChanged'] as const),
  'deskRequestsWaiting',
] as const;
type Advised = Extract<Notification, { kind: (typeof advised)[number] }>;
const isAdvised = (item: Notification): item is Advised => advised.some((kind) => kind === item.kind);

/** Whose record it is, and the number by which people speak of it. */
function Named({ name, code }: { name: string | null; code: string }) {
  return (
    <>
      <Typography variant="body2">
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="caption" component="div">
        <Identifier value={code} />
      </Typography>
    </>
  );
}

/** What a notification says below its title: the record it is about, or what to do. */
export function NotificationText({ item }: { item: Notification }) {
  const { t, i18n } = useTranslation('notification');
  if (knownKind(item.kind) === 'unknown' || item.kind === 'unknown') return null;
  if (isAdvised(item)) return <Typography variant="body2">{t(`advice.${item.kind}`)}</Typography>;
  if (item.kind === 'recoveryCodeUsed') {
    return <Typography variant="body2">{t('advice.recoveryCodeUsed', { count: item.facts.left })}</Typography>;
  }
  if ('fileName' in item.facts) {
    return (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{item.facts.fileName}</bdi>
      </Typography>
    );
  }
  if ('circularNumber' in item.facts) {
    return <Named name={nameIn(i18n.language, item.facts, 'payerName')} code={item.facts.circularNumber} />;
  }
  if ('licenseNo' in item.facts) {
    return <Named name={nameIn(i18n.language, item.facts, 'facilityName')} code={item.facts.licenseNo} />;
  }
  if (!('requestNumber' in item.facts)) {
    return (
      <Typography variant="body2">
        <bdi>
          {'payerName' in item.facts
            ? nameIn(i18n.language, item.facts, 'payerName')
            : nameIn(i18n.language, item.facts, 'facilityName')}
        </bdi>
      </Typography>
    );
  }
  const { facts, link } = item;
  return (
    <>
      {'patient' in facts && facts.patient && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <bdi>{shownPatientName(i18n.language, facts.patient)}</bdi>{' '}
          <bdi dir="ltr">••{facts.patient.identifierEnding}</bdi>
        </Typography>
      )}
      <Named name={nameIn(i18n.language, facts, 'payerName')} code={facts.requestNumber} />
      {link === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('elsewhere', { facility: nameIn(i18n.language, facts, 'facilityName') })}
        </Typography>
      ) : null}
    </>
  );
}
