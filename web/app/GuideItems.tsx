import OpenInNew from '@mui/icons-material/OpenInNew';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, otherLanguage } from '../../shared/_field/bilingual.ts';
import { type GuideName, guideNames, guidePath } from '../../shared/_field/guides.ts';
import { usePreferences } from '../base/preferences.ts';
import { GroupName } from './GroupName.tsx';

interface GuideLinkProps {
  name: GuideName;
  language: Language;
  isFirst: boolean;
  onDone: () => void;
}

function GuideLink({ name, language, isFirst, onDone }: GuideLinkProps) {
  const { t } = useTranslation();
  const label = languageNames[language];
  return (
    <MenuItem
      component="a"
      href={guidePath(name, language)}
      target="_blank"
      rel="noopener"
      hrefLang={language}
      autoFocus={isFirst}
      onClick={onDone}
      aria-label={`${t(`guides.${name}`)}: ${label} ${t('newTab')}`}
      dense
    >
      <ListItemText lang={language}>{label}</ListItemText>
      <OpenInNew fontSize="small" color="action" sx={{ marginInlineStart: 2 }} />
    </MenuItem>
  );
}

/** Each guide in both languages, the reader's own first (REQ-SHELL-02). */
export function GuideItems({ onDone, hasFocus = false }: { onDone: () => void; hasFocus?: boolean }) {
  const { t } = useTranslation();
  const own = usePreferences().language;
  const languages = [own, otherLanguage(own)];
  return guideNames.flatMap((name, group) => [
    <GroupName key={name}>{t(`guides.${name}`)}</GroupName>,
    ...languages.map((language, at) => (
      <GuideLink
        key={`${name}-${language}`}
        name={name}
        language={language}
        isFirst={hasFocus && group === 0 && at === 0}
        onDone={onDone}
      />
    )),
  ]);
}
