const choice = 'a choice of what the screen shows: nothing is written';
const file = 'a file, which no browser may keep';
const sheet = 'choices about a sheet, which the portal proposes anew';

/** THE list of the files with a form of the library's own: why each keeps nothing, or what keeps it. */
export const formsThatKeepNothing: Readonly<Record<string, string>> = {
  'authorizationMeasure/MeasuresScreen.tsx': choice,
  'authorizationRule/PastTrial.tsx': 'a period that is proposed; nothing is stored',
  'claimDashboard/SheetImport.tsx': file,
  'claimDashboard/UserEntry.tsx': 'a visitor: nobody knows who types next',
  'clinician/BlacklistScreen.tsx': choice,
  'document/CodeBox.tsx': 'the code of a paper, which proves that one has it',
  'eligibility/summary/EligibilitySummaryScreen.tsx': choice,
  'eligibilityBatch/BatchRows.tsx': choice,
  'empanelment/contract/ContractScreen.tsx': choice,
  'field/facility/useProviderChoice.tsx': choice,
  'field/lookups/usePayerChoice.tsx': choice,
  'gallery/FieldStates.tsx': 'shows the states of fields',
  'member/MemberSearchForm.tsx': 'a search by the numbers of a person, which are never kept',
  'member/ghq/GhqMemberSearchScreen.tsx': 'a search by an Emirates ID, which is never kept',
  'parts/cardReader/NfcFields.tsx': 'what is printed on a card, which is never kept',
  'parts/form/useContractForm.ts': 'the form that keeps',
  'parts/form/useDraftedForm.ts': 'the form that keeps',
  'parts/job/FileForm.tsx': file,
  'payerRule/NewRuleDialog.tsx': 'two choices that lead to a rule: nothing is written',
  'payerRule/TryOut.tsx': 'answers to try a rule with; nothing is stored',
  'payerRule/useRuleEditor.ts': 'a draft of its own, with the edition that it began with: web/payerRule/ruleDraft.ts',
  'priceList/proposal/ProposalLines.tsx': choice,
  'regulator/RegulatorList.tsx': choice,
  'regulator/RegulatoryErrorSearch.tsx': 'a search by the number of a request',
  'sheetImport/HeadFields.tsx': sheet,
  'sheetImport/NewImport.tsx': 'the day, provider and payer of a file that is chosen with them',
  'sheetImport/SheetPlace.tsx': sheet,
  'sheetImport/WordFields.tsx': sheet,
  'ui/table/filters/useListFilters.ts': 'filters, which the list keeps: tests/web/ui/listFilters.test.tsx',
};
