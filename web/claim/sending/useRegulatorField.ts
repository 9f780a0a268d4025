import { useTranslation } from 'react-i18next';

/** The words of the fields that reports of post offices name, by the last two names of their place in a file. */
const words = {
  'Claim.ID': 'form.field.claimNumber',
  'Claim.IDPayer': 'field.payerNumber',
  'Claim.MemberID': 'form.field.cardNumber',
  'Claim.PayerID': 'form.field.payerId',
  'Claim.ProviderID': 'field.provider',
  'Claim.EmiratesIDNumber': 'form.field.emiratesId',
  'Claim.Gross': 'form.field.grossDirhams',
  'Claim.PatientShare': 'form.field.patientShareDirhams',
  'Claim.Net': 'form.field.netDirhams',
  'Claim.VAT': 'form.field.vatDirhams',
  'Claim.Encounter': 'form.part.visit',
  'Claim.Diagnosis': 'form.part.diagnoses',
  'Claim.Activity': 'form.part.lines',
  'Claim.Resubmission': 'field.resubmission',
  'Encounter.FacilityID': 'field.encounterFacility',
  'Encounter.Type': 'form.field.encounterType',
  'Encounter.PatientID': 'form.field.patientFile',
  'Encounter.EligibilityIDPayer': 'form.field.eligibilityNumber',
  'Encounter.Start': 'form.field.visitStart',
  'Encounter.End': 'form.field.visitEnd',
  'Encounter.StartType': 'form.field.startType',
  'Encounter.EndType': 'form.field.endType',
  'Encounter.TransferSource': 'form.field.transferSource',
  'Encounter.TransferDestination': 'form.field.transferTo',
  'Diagnosis.Type': 'form.field.diagnosisType',
  'Diagnosis.Code': 'form.field.diagnosisCode',
  'Activity.Start': 'form.field.lineStart',
  'Activity.Type': 'form.field.lineType',
  'Activity.Code': 'form.field.lineCode',
  'Activity.Quantity': 'form.field.quantity',
  'Activity.Net': 'form.field.lineNet',
  'Activity.Clinician': 'form.field.clinician',
  'Activity.PriorAuthorizationID': 'form.field.priorAuthorizationId',
  'Observation.Type': 'form.field.observationType',
  'Observation.Code': 'form.field.observationCode',
  'Observation.Value': 'form.field.value',
  'Observation.ValueType': 'form.field.valueType',
  'Resubmission.Type': 'field.resubmission',
  'Resubmission.Comment': 'field.comment',
  'Contract.PackageName': 'form.field.packageName',
} as const;

const isKnown = (name: string): name is keyof typeof words => Object.hasOwn(words, name);

/** The words of a field that a regulator's report names; null for one that the portal does not know. */
export function useRegulatorField(): (field: string) => string | null {
  const { t } = useTranslation('claim');
  return (field) => {
    const name = field.split('.').slice(-2).join('.');
    if (name.startsWith('Header.')) return t('regulator.file');
    return isKnown(name) ? t(words[name]) : null;
  };
}
