import type { TFunction } from 'i18next';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import type { WordOf } from '../base/texts.ts';
import { emirateText } from '../field/facility/emirateText.ts';
import { factsBy } from '../ui/factsBy.tsx';
import { regulatorName } from './facilityColumns.tsx';

type Words = TFunction<['facility', 'regulator']>;

const yesNo = (t: Words, is: boolean): string => t(is ? 'facility:yes' : 'facility:no');

/** What everybody sees who may open the record. */
export function facilityFacts(t: Words, language: string, facility: FacilityRecord) {
  const fact = factsBy(facility, (name: WordOf<'facility', 'field'>) => t(`facility:field.${name}`));
  const { regulatoryId, kind, emirate, isHomeCare } = facility;
  return [
    fact.name('facilityName'),
    fact.name('facilityNameArabic'),
    fact.code('facilityLicense'),
    fact.text('regulatorId', regulatorName(language, regulatoryId)),
    fact.text('kind', t(`facility:kind.${kind}`)),
    fact.text('emirate', emirateText(t, emirate)),
    fact.text('isHomeCare', yesNo(t, isHomeCare)),
  ];
}

/** Whether it is connected to its exchange, since when, and who said so. */
export function exchangeFacts(t: Words, facility: FacilityRecord) {
  const fact = factsBy(facility, (name: WordOf<'facility', 'field'>) => t(`facility:field.${name}`));
  const { exchange, isMalaffiIntegration, connection } = facility;
  if (exchange === null) return [fact.text('exchange', t('facility:hip.noExchange'))];
  return [
    fact.text('exchangeName', exchange),
    fact.text('exchange', t(isMalaffiIntegration ? 'facility:hip.connected' : 'facility:hip.notConnected')),
    fact.date('connectedOn', connection?.connectedOn ?? null),
    fact.text('source', connection && t(`facility:source.${connection.source}`)),
    fact.text('note', connection?.note ?? null),
  ];
}

/** What administrators see besides: contract, provider code, seats, who changed it last. */
export function settingsFacts(t: Words, settings: NonNullable<FacilityRecord['settings']>) {
  const fact = factsBy(settings, (name: WordOf<'facility', 'field'>) => t(`facility:field.${name}`));
  const { seats, seatsInUse, providerStatus, facilityRoles } = settings;
  return [
    fact.code('providerStatus', providerStatus || null),
    fact.code('providerCode'),
    fact.text('providerMode', settings.providerMode === null ? null : String(settings.providerMode)),
    fact.text('providerNotes'),
    fact.text('hasDiseaseManagement', yesNo(t, settings.hasDiseaseManagement)),
    fact.text('isBankUpdateRequired', yesNo(t, settings.isBankUpdateRequired)),
    fact.code('facilityRoles', facilityRoles.join(', ') || null),
    fact.text('seats', seats === null ? t('facility:noLimit') : String(seats)),
    fact.text('seatsInUse', String(seatsInUse)),
    fact.instant('changedAt'),
    fact.name('changedBy'),
  ];
}
