import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { episodeLife } from '../../shared/homeCare/life.ts';
import { type EpisodeRow, homeCareApi } from '../../shared/homeCare/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { WordOf } from '../base/texts.ts';
import { CaseListScreen } from '../parts/case/CaseListScreen.tsx';
import { useCaseSide } from '../parts/case/useCaseSide.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { columnsBy } from '../ui/table/columnsBy.tsx';
import { EpisodeChip, useStateText } from './EpisodeChip.ts';
import { homeCareScreens } from './screens.ts';

const empty: { part: string | null } = { part: null };

/** The patient's name, or the end of the identifier where the payer gave no name. */
export const patientOf = (
  language: string,
  row: Pick<EpisodeRow, 'patientName' | 'patientNameArabic' | 'patientEnding'>,
): string => nameIn(language, row, 'patientName') || `••${row.patientEnding}`;

/** A provider's episodes, the queue of an insurer's people, or what a health authority and the portal oversee. */
export function EpisodeListScreen() {
  const { t, i18n } = useTranslation('homeCare');
  const isProvider = useCaseSide(episodeLife) === 'provider';
  const column = columnsBy<EpisodeRow, WordOf<'homeCare', 'field'>>((name) => t(`field.${name}`));
  return (
    <CaseListScreen<typeof episodeLife, EpisodeRow, typeof empty>
      name="homeCare"
      life={episodeLife}
      empty={empty}
      endpoint={homeCareApi.endpoints.getEpisodes}
      textOf={t}
      Chip={EpisodeChip}
      useStateText={useStateText}
      columns={{
        number: column.text('number', { value: (row) => row.episodeNumber, width: 130 }),
        about: [
          column.name('patient', { value: (row) => patientOf(i18n.language, row), width: 220 }),
          column.text('services', {
            value: (row) => row.services.map(({ service }) => t(`service.${service}`)).join(', '),
            width: 220,
            isSecondary: true,
          }),
          column.date('approvedUntil', { isSecondary: true }),
        ],
      }}
      fieldsOf={(control) =>
        isProvider && (
          <Dropdown
            control={control}
            name="part"
            label={t('field.part')}
            choices={[{ id: 'elsewhere', name: t('list.elsewhere') }]}
            noneText={t('list.own')}
          />
        )
      }
      rowId={(row) => row.episodeId}
      linkOf={(row) => pathTo(homeCareScreens.record, row)}
      begin={{ to: pathTo(homeCareScreens.find), text: t('find.begin') }}
      beside={{ provider: { to: pathTo(homeCareScreens.offer), text: t('offer.link') } }}
      overseer={{ intro: t('introOverseer'), empty: t('emptyOverseer') }}
    />
  );
}
