import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { choice, type FormRow, type FormRows, type FormsThatKeepNothing, file, form } from './formRow.ts';

const handOver = (call: object): FormRow =>
  form(() => import('../../web/parts/desk/HandOverDialog.tsx'), 'HandOverDialog', {
    handOver: { ...call, isMine: true },
  });

/** Forms of the parts, which no module has for itself. */
const ofParts: FormRows = {
  'field/eligibility/FindAnswers.tsx': 'the number of a patient and nothing else',
  'field/payerRule/AnswerForm.tsx': 'a draft of its own: tests/payerRule/RulePanel.test.tsx',
  'parts/formDraft/useKeptForm.ts': 'a draft on the server: tests/formDraft/keptForm.test.tsx',
  'parts/form/ReasonDialog.tsx': 'tests/formDraft/dialogs.test.tsx',
  'parts/life/MoveDialog.tsx': 'tests/formDraft/dialogs.test.tsx',
  'parts/desk/HandOverDialog.tsx': [
    handOver({
      ...{ endpoint: worklistApi.endpoints.handOverRequest, people: worklistApi.endpoints.getReviewers },
      body: { eligibilityId: 'q-1', version: 1 },
    }),
    handOver({
      endpoint: authorizationDeskApi.endpoints.handOverAuthorization,
      people: authorizationApi.endpoints.getAuthorizationStaff,
      body: { authorizationId: 'a-1', version: 1 },
    }),
  ],
};

/** Forms of the library's own, of the parts and of what several modules show. */
const keepNothingOfParts: FormsThatKeepNothing = {
  'field/facility/useProviderChoice.tsx': choice,
  'field/lookups/usePayerChoice.tsx': choice,
  'gallery/FieldStates.tsx': 'shows the states of fields',
  'parts/cardReader/NfcFields.tsx': 'what is printed on a card, which is never kept',
  'parts/form/useContractForm.ts': 'the form that keeps',
  'parts/form/useDraftedForm.ts': 'the form that keeps',
  'parts/job/FileForm.tsx': file,
  'ui/table/filters/useListFilters.ts': 'filters, which the list keeps: tests/web/ui/listFilters.test.tsx',
};

interface FormsOfModule {
  readonly formRows?: FormRows;
  readonly formsThatKeepNothing?: FormsThatKeepNothing;
}

const ofModules = Object.entries(import.meta.glob<FormsOfModule>('../*/formRows.ts', { eager: true }));

/** The rows of all modules, each by its path in `web`. */
const collected = <Row>(rowsOf: (forms: FormsOfModule) => Readonly<Record<string, Row>> | undefined) =>
  Object.fromEntries(
    ofModules.flatMap(([path, forms]) =>
      Object.entries(rowsOf(forms) ?? {}).map(([file, row]) => [`${path.split('/')[1]}/${file}`, row] as const),
    ),
  );

/** The files of the site with a form of the contract: those of a module stand in `tests/<module>/formRows.ts`. */
export const formRows: FormRows = { ...ofParts, ...collected((forms) => forms.formRows) };

/** The files with a form of the library's own, from the same places. */
export const formsThatKeepNothing: FormsThatKeepNothing = {
  ...keepNothingOfParts,
  ...collected((forms) => forms.formsThatKeepNothing),
};
