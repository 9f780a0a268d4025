import { useTranslation } from 'react-i18next';
import { type DocumentType, documentTypes } from '../../shared/empanelment/documents.ts';
import type {
  AccountField,
  BranchField,
  ContractField,
  FormField,
  RemarkField,
} from '../../shared/empanelment/form.ts';

/** Whether a comment speaks of a document. */
export const isDocument = (field: RemarkField): field is DocumentType =>
  (documentTypes as readonly string[]).includes(field);

/** A field or a document in the language of the screen. */
export function useFieldName(): (field: RemarkField) => string {
  const { t } = useTranslation('empanelment');
  return (field) =>
    isDocument(field)
      ? t(`documents.${field}`)
      : t(`field.${field as FormField | BranchField | AccountField | ContractField}`);
}
