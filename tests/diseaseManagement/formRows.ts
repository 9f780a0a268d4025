import { type FormRows, form } from '../formDraft/formRow.ts';

const enrolment = {
  enrolmentId: 'e-1',
  version: 1,
  goals: '',
  programme: 'diabetes',
  plan: [],
  enrolledOn: '2026-01-01',
};

/** The module's forms of the contract, by their files. */
export const formRows: FormRows = {
  'ContactDialog.tsx': [
    form(() => import('../../web/diseaseManagement/ContactDialog.tsx'), 'ContactDialog', { enrolment }),
  ],
  'GoalsDialog.tsx': [form(() => import('../../web/diseaseManagement/GoalsDialog.tsx'), 'GoalsDialog', { enrolment })],
  'LeaveDialog.tsx': [form(() => import('../../web/diseaseManagement/LeaveDialog.tsx'), 'LeaveDialog', { enrolment })],
  'ResultDialog.tsx': [
    form(() => import('../../web/diseaseManagement/ResultDialog.tsx'), 'ResultDialog', { enrolment }),
  ],
};
