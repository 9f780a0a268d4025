import type { providerStatuses } from '../../shared/_field/contractStatus.ts';
import type { emirateNames, FacilityForm, FacilityKind, FacilityRecord } from '../../shared/facility/facilityFields.ts';

type YesNo = 'yes' | 'no';

/** A facility as its form holds it. */
export interface FacilityDraft {
  facilityName: string;
  facilityNameArabic: string;
  facilityLicense: string;
  regulatorId: number | null;
  kind: FacilityKind | null;
  emirate: string | null;
  isHomeCare: YesNo;
  providerStatus: string;
  providerCode: string;
  providerMode: string;
  providerNotes: string;
  hasDiseaseManagement: YesNo;
  isBankUpdateRequired: YesNo;
}

export const emptyDraft: FacilityDraft = {
  facilityName: '',
  facilityNameArabic: '',
  facilityLicense: '',
  regulatorId: null,
  kind: null,
  emirate: null,
  isHomeCare: 'no',
  providerStatus: '',
  providerCode: '',
  providerMode: '',
  providerNotes: '',
  hasDiseaseManagement: 'no',
  isBankUpdateRequired: 'no',
};

export const draftFields = Object.keys(emptyDraft) as (keyof FacilityDraft)[];

const yesNo = (is: boolean): YesNo => (is ? 'yes' : 'no');

/** The form of a stored facility, for who may read its settings. */
export function draftOf(facility: FacilityRecord): FacilityDraft {
  const { settings } = facility;
  return {
    facilityName: facility.facilityName,
    facilityNameArabic: facility.facilityNameArabic,
    facilityLicense: facility.facilityLicense,
    regulatorId: facility.regulatoryId,
    kind: facility.kind,
    emirate: facility.emirate,
    isHomeCare: yesNo(facility.isHomeCare),
    providerStatus: settings?.providerStatus ?? '',
    providerCode: settings?.providerCode ?? '',
    providerMode: String(settings?.providerMode ?? ''),
    providerNotes: settings?.providerNotes ?? '',
    hasDiseaseManagement: yesNo(settings?.hasDiseaseManagement ?? false),
    isBankUpdateRequired: yesNo(settings?.isBankUpdateRequired ?? false),
  };
}

/** What the form sends; the contract's schema says what of it is missing. */
export const facilityBody = (draft: FacilityDraft): FacilityForm => ({
  facilityName: draft.facilityName,
  facilityNameArabic: draft.facilityNameArabic,
  facilityLicense: draft.facilityLicense,
  regulatorId: draft.regulatorId as number,
  kind: draft.kind as FacilityKind,
  emirate: draft.emirate as (typeof emirateNames)[number],
  isHomeCare: draft.isHomeCare === 'yes',
  providerStatus: draft.providerStatus as (typeof providerStatuses)[number],
  providerCode: draft.providerCode.trim() || null,
  providerMode: draft.providerMode === '' ? null : Number(draft.providerMode),
  providerNotes: draft.providerNotes.trim() || null,
  hasDiseaseManagement: draft.hasDiseaseManagement === 'yes',
  isBankUpdateRequired: draft.isBankUpdateRequired === 'yes',
});
