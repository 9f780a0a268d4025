import { createElement, type ElementType, type ReactElement } from 'react';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { aSignedInUser } from '../support/transport.ts';

/** How a form of the site is opened by itself: its component with a record, and the buttons that lead to it. */
export interface FormRow {
  readonly open: () => Promise<ReactElement>;
  readonly press?: readonly string[];
}

const nothing = () => undefined;
/** A form tells its screen when it is closed or done. */
const told = Object.fromEntries(
  'onClose onDone onChanged onSaved onDecided onMarked onMoved onGiven onAdded onOpened onResolved onStaged onSent onCorrected onAnswered onRenewed onBegun'
    .split(' ')
    .map((name) => [name, nothing]),
);

/** The part of a record that a form reads is all that it is given. */
const form = (load: () => Promise<object>, name: string, props: object = {}, ...press: string[]): FormRow => ({
  open: async () => createElement((await load())[name as never] as ElementType, { ...told, ...props }),
  press,
});

const handOver = (call: object): FormRow =>
  form(() => import('../../web/parts/desk/HandOverDialog.tsx'), 'HandOverDialog', {
    handOver: { ...call, isMine: true },
  });

const user = {
  ...{ id: 'user-9', firstName: 'Hind', lastName: 'Invented', mobileNumber: null, version: 1, isChangeable: true },
  ...{ removal: null, identityProvenAt: null, emiratesIdEnding: null, clinicianLicense: null, facilities: [] },
  ...{ groupOwners: [], subGroups: [], roles: [], temporaryRoles: [] },
};
const clinician = {
  ...{ clinicianId: 'c-1', facilityId: 'f-1', version: 1, isActive: true, licenseNo: 'D-1', fullName: 'Rami Invented' },
  ...{ fullNameArabic: '', specialtyCode: null, specialtyName: null, worksFrom: null, worksTo: null },
};
const facility = {
  ...{ facilityId: 'f-1', version: 1, isActive: true, facilityName: 'Palm Clinic', facilityNameArabic: 'النخلة' },
  integration: { isEnabled: false, connection: null },
};
const request = { accountRequestId: 'r-1', licenseRequestId: 'l-1', version: 1, kind: 'person', fullName: 'Hind' };
const authorization = {
  ...{ authorizationId: 'a-1', version: 1, payerId: 301, emiratesId: null, cardNumber: null, patientName: null },
  ...{ information: [], form: { lines: [] }, moves: [], events: [], attachments: [] },
};
const member = {
  ...{ memberId: 'M-1', version: 1, fullName: 'Mariam Invented', fullNameArabic: null, gender: 'female', bornOn: null },
  ...{ relation: 'self', emiratesId: null, covers: [] },
};
const cover = {
  ...{ policyNumber: 'P-1', planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31', cancelledOn: null },
  ...{ coPaymentPercent: null, coPaymentFils: null },
};
const factor = { factorId: 's-1', name: 'Phone', kind: 'app', createdAt: '2026-11-20T06:00:00.000Z', lastUsedAt: null };
const enrolment = {
  enrolmentId: 'e-1',
  version: 1,
  goals: '',
  programme: 'diabetes',
  plan: [],
  enrolledOn: '2026-01-01',
};

/** THE list of the files with a form of the contract. A form that is kept by something of its own says what that is and which test holds it. */
export const formRows: Readonly<Record<string, readonly FormRow[] | string>> = {
  'accountRequest/ApproveDialog.tsx': 'no field',
  'survey/SurveyActions.tsx': 'no field',
  'empanelment/profile/AccountPart.tsx': 'no field',
  'account/ForgotPasswordScreen.tsx': 'a visitor: nobody knows who types next',
  'account/ResetPasswordForm.tsx': 'a visitor with a password',
  'account/registration/useRegistration.ts': 'a draft of its own: tests/account/registering.test.tsx',
  'claimDashboard/SignatoryForm.tsx':
    'a draft of its own, for half an hour: tests/claimDashboard/requestScreens.test.tsx',
  'account/signin/ConfirmEmailScreen.tsx': 'a code and nothing else',
  'account/signin/EmiratesIdUpdateScreen.tsx': 'an Emirates ID and a password',
  'manage/useChangePassword.ts': 'passwords',
  'secondFactor/RenewCodesDialog.tsx': 'a password',
  'secondFactor/useAddFactor.ts': 'a code of an app; the name of a new factor is typed beside a password',
  'field/eligibility/FindAnswers.tsx': 'the number of a patient and nothing else',
  'eligibility/card/CardDetails.tsx': 'one person is looked up',
  'member/memberValidity/MemberValidityScreen.tsx': 'one person is looked up',
  'newborn/LinkDialog.tsx': 'the numbers of a patient',
  'clinician/UploadBlacklistDialog.tsx': 'a file',
  'formulary/UploadDialog.tsx': 'a file and a day',
  'user/GiveRoleDialog.tsx': 'choices: tests/web/parts/contractForm.test.tsx',
  'user/UserFacilities.tsx': 'a choice: tests/web/parts/contractForm.test.tsx',
  'user/UserGroups.tsx': 'a choice: tests/web/parts/contractForm.test.tsx',
  'notification/NewsChoiceForm.tsx': 'choices: tests/web/parts/contractForm.test.tsx',
  'authorizationDesk/ApproveManyDialog.tsx': 'two days: tests/web/parts/contractForm.test.tsx',
  'eligibility/useEligibilityForm.ts': 'a draft of its own: tests/eligibility/eligibility.journey.ts',
  'authorization/form/useAuthorizationForm.ts': 'a draft on the server: tests/authorization/form.test.tsx',
  'authorizationDesk/useDecisionForm.ts': 'a draft of its own: tests/authorizationDesk/desk.journey.ts',
  'worklist/AnswerForm.tsx': 'a draft of its own: tests/worklist/worklistScreens.test.tsx',
  'field/payerRule/AnswerForm.tsx': 'a draft of its own: tests/payerRule/RulePanel.test.tsx',
  'circular/PublisherActions.tsx': 'a dialog as every other: tests/formDraft/dialogs.test.tsx',
  'parts/formDraft/useKeptForm.ts': 'a draft on the server: tests/formDraft/keptForm.test.tsx',
  'parts/form/ReasonDialog.tsx': 'tests/formDraft/dialogs.test.tsx',
  'parts/life/MoveDialog.tsx': 'tests/formDraft/dialogs.test.tsx',
  'survey/own/AnswerForm.tsx': 'a draft on the server: tests/survey/OwnSurveyScreen.test.tsx',
  'empanelment/form/EmpanelmentForm.tsx': 'a draft on the server: tests/empanelment/empanelment.journey.ts',
  'empanelment/profile/ProfileForm.tsx': 'a draft on the server: tests/empanelment/changeDraftScreens.test.tsx',
  'empanelment/contract/ContractChangeForm.tsx': 'a draft on the server: tests/empanelment/changeDraftScreens.test.tsx',

  'account/signin/ProfessionalLicenseUpdateScreen.tsx': [
    form(
      () => import('../../web/account/signin/ProfessionalLicenseUpdateScreen.tsx'),
      'ProfessionalLicenseUpdateScreen',
    ),
  ],
  'manage/useRegulatoryDetails.ts': [
    form(() => import('../../web/manage/RegulatoryDialog.tsx'), 'RegulatoryDialog', {
      details: { facilityId: 'f-1', regulatorId: 1, facilityLicense: 'MF1001', version: 0, maskedUsername: null },
    }),
  ],
  'facility/EditFacilityScreen.tsx': 'its address names the record: tests/facility/facilityScreens.test.tsx',
  'survey/edit/SurveyEditScreen.tsx': 'its address names the record: tests/survey/SurveyEditScreen.test.tsx',
  'worklist/DeskSettingsButton.tsx': [
    form(() => import('../../web/worklist/DeskSettingsButton.tsx'), 'DeskSettingsButton', {}, 'Settings'),
  ],
  'user/LicenseDialog.tsx': [form(() => import('../../web/user/LicenseDialog.tsx'), 'LicenseDialog', { user })],
  'user/ChangeUserDialog.tsx': [
    form(() => import('../../web/user/ChangeUserDialog.tsx'), 'ChangeUserDialog', { user }),
  ],
  'user/UserActions.tsx': [form(() => import('../../web/user/UserActions.tsx'), 'UserActions', { user }, 'Lock')],
  'user/AddUserScreen.tsx': [form(() => import('../../web/user/AddUserScreen.tsx'), 'AddUserScreen')],
  'clinician/AddClinicianDialog.tsx': [
    form(() => import('../../web/clinician/AddClinicianDialog.tsx'), 'AddClinicianDialog'),
  ],
  'clinician/EditClinicianDialog.tsx': [
    form(() => import('../../web/clinician/EditClinicianDialog.tsx'), 'EditClinicianDialog', { clinician }),
  ],
  'clinician/MarkVerifiedDialog.tsx': [
    form(() => import('../../web/clinician/MarkVerifiedDialog.tsx'), 'MarkVerifiedDialog', {
      clinician,
      check: { checkId: 'k-1', outcome: 'differs' },
    }),
  ],
  'clinician/clinicianMove/EndDialog.tsx': [
    form(() => import('../../web/clinician/clinicianMove/EndDialog.tsx'), 'EndDialog', { clinician }),
  ],
  'clinician/clinicianMove/MoveDialog.tsx': [
    form(() => import('../../web/clinician/clinicianMove/MoveDialog.tsx'), 'MoveDialog', { clinician }),
  ],
  'clinician/BlacklistDialog.tsx': [
    form(
      () => import('../../web/clinician/BlacklistDialog.tsx'),
      'BlacklistDialog',
      {
        list: {
          ...{ blacklistId: 'b-1', version: 1, state: 'waiting', lines: [], fileName: 'list.csv', fileHash: 'abc' },
          made: { isOwn: false, by: 'Hind', at: '2026-11-20T06:00:00.000Z' },
        },
      },
      'Refuse',
    ),
  ],
  'facility/DecideDialogs.tsx': [
    form(() => import('../../web/facility/DecideDialogs.tsx'), 'RefuseDialog', {
      request: { ...request, ...facility },
    }),
  ],
  'facility/StateDialog.tsx': [form(() => import('../../web/facility/StateDialog.tsx'), 'StateDialog', { facility })],
  'facility/IntegrationDialog.tsx': [
    form(() => import('../../web/facility/IntegrationDialog.tsx'), 'IntegrationDialog', { facility }),
  ],
  'facility/NewFacilityScreen.tsx': [
    form(() => import('../../web/facility/NewFacilityScreen.tsx'), 'NewFacilityScreen'),
  ],
  'facility/NewLicenseScreen.tsx': [form(() => import('../../web/facility/NewLicenseScreen.tsx'), 'NewLicenseScreen')],
  'authorization/record/FollowDialog.tsx': [
    form(() => import('../../web/authorization/record/FollowDialog.tsx'), 'FollowDialog', {
      record: authorization,
      type: 'cancellation',
    }),
  ],
  'authorization/record/ReplyDialog.tsx': [
    form(() => import('../../web/authorization/record/ReplyDialog.tsx'), 'ReplyDialog', { record: authorization }),
  ],
  'authorizationDesk/AskDialog.tsx': [
    form(() => import('../../web/authorizationDesk/AskDialog.tsx'), 'AskDialog', { record: authorization }),
  ],
  'authorizationDesk/ProposalPart.tsx': [
    form(
      () => import('../../web/authorizationDesk/ProposalPart.tsx'),
      'ProposalPart',
      {
        record: authorization,
        proposal: { isOwn: false, makerName: 'Hind', netFils: 0, answer: { lines: [] } },
      },
      'Return the decision',
    ),
  ],
  'authorizationDesk/TemplatesDialog.tsx': [
    form(() => import('../../web/authorizationDesk/TemplatesDialog.tsx'), 'TemplatesDialog'),
  ],
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
  'authorizationRule/NewRuleDialog.tsx': [
    form(() => import('../../web/authorizationRule/NewRuleDialog.tsx'), 'NewRuleDialog', { payerId: 301 }),
  ],
  'authorizationRule/RuleEditor.tsx': [
    form(() => import('../../web/authorizationRule/RuleEditor.tsx'), 'RuleEditor', {
      edited: {
        ...{ ruleId: 'rule-1', payerId: 301, edition: 1, isAuthor: true, draft: null, newest: null },
        ...{ waiting: null, refused: null },
      },
    }),
  ],
  'diseaseManagement/ContactDialog.tsx': [
    form(() => import('../../web/diseaseManagement/ContactDialog.tsx'), 'ContactDialog', { enrolment }),
  ],
  'diseaseManagement/GoalsDialog.tsx': [
    form(() => import('../../web/diseaseManagement/GoalsDialog.tsx'), 'GoalsDialog', { enrolment }),
  ],
  'diseaseManagement/LeaveDialog.tsx': [
    form(() => import('../../web/diseaseManagement/LeaveDialog.tsx'), 'LeaveDialog', { enrolment }),
  ],
  'diseaseManagement/ResultDialog.tsx': [
    form(() => import('../../web/diseaseManagement/ResultDialog.tsx'), 'ResultDialog', { enrolment }),
  ],
  'eligibility/PayerQuestion.tsx': [
    form(() => import('../../web/eligibility/PayerQuestion.tsx'), 'PayerQuestion', {
      request: {
        ...{ eligibilityId: 'q-1', hasPayerQuestion: true },
        messages: [
          {
            messageId: 'm-1',
            at: '2026-11-20T06:00:00.000Z',
            by: 'Hind',
            side: 'payer',
            text: 'Which card?',
            attachments: [],
          },
        ],
        payerQuestion: { questionId: 'p-1', answerBy: '2026-11-20T06:00:00.000Z' },
      },
    }),
  ],
  'errorLog/ResolveDialog.tsx': [
    form(() => import('../../web/errorLog/ResolveDialog.tsx'), 'ResolveDialog', { fingerprint: 'abc' }),
  ],
  'lookupList/EntryDialog.tsx': [
    form(() => import('../../web/lookupList/EntryDialog.tsx'), 'EntryDialog', { list: 'categories', entry: null }),
  ],
  'manage/OwnDetailsForm.tsx': [
    form(() => import('../../web/manage/OwnDetailsForm.tsx'), 'OwnDetailsForm', {
      details: { firstName: 'Hind', lastName: 'Invented', mobileNumber: null, areShortcutsOn: true, version: 1 },
      user: aSignedInUser(),
    }),
  ],
  'member/useNewMember.ts': [
    form(() => import('../../web/member/NewMemberForm.tsx'), 'NewMemberForm', { payerId: 301 }),
  ],
  'member/useCorrection.ts': [
    form(() => import('../../web/member/CorrectMemberDialog.tsx'), 'CorrectMemberDialog', { payerId: 301, member }),
    form(() => import('../../web/member/CorrectCoverDialog.tsx'), 'CorrectCoverDialog', {
      payerId: 301,
      member: { ...member, covers: [cover] },
      cover,
    }),
    form(() => import('../../web/member/CancelMemberDialog.tsx'), 'CancelMemberDialog', { payerId: 301, member }),
  ],
  'secondFactor/FactorItem.tsx': [
    form(
      () => import('../../web/secondFactor/FactorItem.tsx'),
      'FactorItem',
      { factor, isLast: false },
      'Rename: Phone',
    ),
  ],
  'secondFactor/ResetFactorScreen.tsx': [
    form(() => import('../../web/secondFactor/ResetFactorScreen.tsx'), 'ResetFactorScreen'),
  ],
  'systemStatus/AddIncidentDialog.tsx': [
    form(() => import('../../web/systemStatus/AddIncidentDialog.tsx'), 'AddIncidentDialog'),
  ],
  'systemStatus/ReportDialog.tsx': [
    form(() => import('../../web/systemStatus/ReportDialog.tsx'), 'ReportDialog', {
      incident: { incidentId: 'i-1', edition: 1 },
      isOver: false,
    }),
  ],
};
