import { type FormRows, form } from '../formDraft/formRow.ts';

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'AddIncidentDialog.tsx': [form(() => import('../../web/systemStatus/AddIncidentDialog.tsx'), 'AddIncidentDialog')],
  'ReportDialog.tsx': [
    form(() => import('../../web/systemStatus/ReportDialog.tsx'), 'ReportDialog', {
      incident: { incidentId: 'i-1', edition: 1 },
      isOver: false,
    }),
  ],
};
