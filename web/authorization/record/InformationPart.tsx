import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { documentTypeNames } from '../../../shared/_field/documentTypes.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { CodeName } from '../../field/authorization/CodeName.tsx';
import { useCodeNames } from '../../field/authorization/useCodeNames.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Section } from '../../ui/Section.tsx';

type Item = Authorization['information'][number]['items'][number];

/** What is asked for, in words: the document, and the line that it is for. */
export function AskedItem({ item, record }: { item: Item; record: Authorization }) {
  const { t, i18n } = useTranslation('record');
  const { activity } = useCodeNames(record.names);
  const line = record.form?.lines.find(({ lineId }) => lineId === item.lineId);
  return (
    <>
      <strong>{inLanguage(i18n.language, documentTypeNames[item.documentType])}</strong>
      {item.lineId && (
        <>
          {' '}
          ({t('information.line')} <CodeName code={line?.code ?? item.lineId} name={line ? activity(line) : null} />)
        </>
      )}
      {item.text && <span dir="auto"> {item.text}</span>}
    </>
  );
}

function Answered({ item, record }: { item: Item; record: Authorization }) {
  const { answer } = item;
  if (!answer) return null;
  const files = record.attachments.filter(({ attachmentId }) => answer.attachmentIds.includes(attachmentId));
  return (
    <Box sx={{ paddingInlineStart: 2 }}>
      <div dir="auto">{answer.text}</div>
      {files.map(({ attachmentId, fileName }) => (
        <div key={attachmentId}>
          <bdi>{fileName}</bdi>
        </div>
      ))}
    </Box>
  );
}

/** What the payer asked for, each time, and what the facility answered to each thing (REQ-EAUTH-15). The files stand under Documents. */
export function InformationPart({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  if (record.information.length === 0) return null;
  return (
    <Section title={t('information.title')} isPlain>
      {record.information.map(({ items, askedAt, answeredAt }) => (
        <Box key={askedAt} sx={{ mb: 1.5 }}>
          <div>
            {t('information.askedAt')} <DateText value={askedAt} withTime />
            {' · '}
            {answeredAt ? (
              <>
                {t('information.answeredAt')} <DateText value={answeredAt} withTime />
              </>
            ) : (
              <strong>{t('information.open')}</strong>
            )}
          </div>
          <Box component="ol" sx={{ m: 0, paddingInlineStart: 3 }}>
            {items.map((item) => (
              <li key={`${item.documentType}${item.lineId ?? ''}${item.text ?? ''}`}>
                <AskedItem item={item} record={record} />
                <Answered item={item} record={record} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}
