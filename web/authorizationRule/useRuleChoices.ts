import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../shared/_field/bilingual.ts';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { documentTypeNames, documentTypes } from '../../shared/_field/documentTypes.ts';
import {
  approvalNeeds,
  codeSystems,
  limitKinds,
  ruleEffects,
  ruleEncounters,
  serviceFamilies,
  severities,
} from '../../shared/authorizationRule/ruleModel.ts';

/** The lists of a rule's form in the language of the screen. */
export function useRuleChoices() {
  const { t, i18n } = useTranslation('authorizationRule');
  const { language } = i18n;
  return useMemo(
    () => ({
      families: serviceFamilies.map((id) => ({ id, name: t(`family.${id}`) })),
      systems: codeSystems.map((id) => ({ id, name: t(`system.${id}`) })),
      encounters: ruleEncounters.map((id) => ({ id, name: `${id} · ${t(`encounter.${id}`)}` })),
      documents: documentTypes.map((type, id) => ({ id, name: inLanguage(language, documentTypeNames[type]) })),
      needs: approvalNeeds.map((id) => ({ id, name: t(`needsApproval.${id}`) })),
      severities: severities.map((id) => ({ id, name: t(`severity.${id}`) })),
      limits: limitKinds.map((id) => ({ id, name: t(`limit.${id}`) })),
      effects: ruleEffects.map((id) => ({ id, name: t(`effect.${id}`) })),
      denialCodes: Object.entries(denialCodes).map(([id, words]) => ({
        id,
        name: `${id} · ${inLanguage(language, words)}`,
      })),
    }),
    [t, language],
  );
}
export type RuleChoices = ReturnType<typeof useRuleChoices>;
