import { useConsultationCategories, useServiceCategories } from '../field/lookups/useChoices.ts';

/** The names of a rule's categories in the reader's language. */
export function useRuleCategories() {
  const services = useServiceCategories();
  const consultations = useConsultationCategories();
  return {
    services,
    consultations,
    serviceName: (id: number): string => services?.find((each) => each.id === id)?.name ?? '',
    consultationName: (id: number | null): string | null => consultations?.find((each) => each.id === id)?.name ?? null,
  };
}
