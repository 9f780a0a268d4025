import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { newbornApi } from '../../shared/newborn/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import { AnswerItem } from '../field/eligibility/AnswerItem.tsx';
import { FindAnswers } from '../field/eligibility/FindAnswers.tsx';
import { newbornScreens } from './screens.ts';

/** Finds a mother, from whose answer her children are registered. */
export function FindMother() {
  const { t, i18n } = useTranslation('newborn');
  const words = {
    ...{ title: t('find.title'), action: t('find.action'), patient: t('find.patient') },
    ...{ hint: t('find.hint'), none: t('find.none'), found: t('find.found') },
  };
  return (
    <FindAnswers endpoint={newbornApi.endpoints.findMothers} words={words}>
      {(mother) => (
        <AnswerItem
          answer={mother}
          name={nameIn(i18n.language, mother, 'motherName') || null}
          ending={mother.motherEnding}
          answerOf={t('find.answerOf')}
          problem={mother.problem && t(`problem.${mother.problem}`)}
          begin={{ to: pathTo(newbornScreens.register, mother), text: t('register.begin') }}
        />
      )}
    </FindAnswers>
  );
}
