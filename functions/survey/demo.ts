import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { SurveyAnswer, SurveyQuestion } from '../../shared/survey/surveyModel.ts';
import { headPut, newSurveyPuts, type StoredSurvey } from '../_data/survey/survey.ts';
import { askedPuts, firstDraftPuts, submittedPuts } from '../_data/survey/surveyAnswer.ts';
import { surveyNoticePut } from '../_data/survey/surveyNotice.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers, pearl } from '../_demo/payers.ts';
import { personCalled } from '../_demo/people.ts';
import { found } from '../_demo/pick.ts';
import { provenAskedPayerId, provenFacilityId } from '../_kit/proof.ts';

const dayMs = 86_400_000;

/** The version that asks, and the draft of the next. */
export const demoSurveys = { asked: '01KBC1RC000000000000000132', draft: '01KBC1RC000000000000000133' } as const;

const question = (
  key: string,
  kind: SurveyQuestion['kind'],
  [text, textArabic]: readonly [string, string],
  more: Partial<SurveyQuestion> = {},
): SurveyQuestion => ({
  ...{ key, kind, text, textArabic, isRequired: kind !== 'section', options: [], shownWhen: null },
  ...more,
});
const option = (key: string, text: string, textArabic: string) => ({ key, text, textArabic });

const questions: readonly SurveyQuestion[] = [
  question('Q1', 'section', ['Rooms and hours', 'الغرف وساعات العمل']),
  question('Q2', 'number', ['How many consultation rooms do you have?', 'كم عدد غرف الاستشارة لديكم؟']),
  question('Q3', 'yesNo', ['Do you work on Sundays?', 'هل تعملون يوم الأحد؟']),
  question('Q4', 'text', ['From when until when on Sundays?', 'من أي ساعة إلى أي ساعة يوم الأحد؟'], {
    shownWhen: { key: 'Q3', answers: ['yes'] },
  }),
  question('Q5', 'section', ['Services', 'الخدمات']),
  question(
    'Q6',
    'several',
    ['Which languages does your reception speak?', 'ما اللغات التي يتحدث بها موظفو الاستقبال؟'],
    {
      options: [
        option('A1', 'Arabic', 'العربية'),
        option('A2', 'English', 'الإنجليزية'),
        option('A3', 'Urdu', 'الأردية'),
        option('A4', 'Hindi', 'الهندية'),
      ],
    },
  ),
  question('Q7', 'one', ['Who takes blood samples?', 'من يأخذ عينات الدم؟'], {
    options: [
      option('A1', 'Our own laboratory', 'مختبر المنشأة'),
      option('A2', 'A laboratory outside', 'مختبر خارجي'),
      option('A3', 'Nobody', 'لا أحد'),
    ],
  }),
  question('Q8', 'text', ['Which laboratory?', 'ما هو المختبر؟'], { shownWhen: { key: 'Q7', answers: ['A2'] } }),
  question('Q9', 'text', ['What else should we know?', 'ما الذي ينبغي أن نعرفه أيضًا؟'], { isRequired: false }),
];

const answers: SurveyAnswer[] = [
  { key: 'Q2', values: ['6'] },
  { key: 'Q3', values: ['no'] },
  { key: 'Q6', values: ['A1', 'A2'] },
  { key: 'Q7', values: ['A2'] },
  { key: 'Q8', values: ['Jaddaf Reference Laboratory (invented)'] },
];

const placeOf = (facilityId: string) => {
  const facility = found(demoFacilities.find((each) => each.facilityId === facilityId));
  const { facilityName, facilityNameArabic, facilityLicense } = facility;
  return { facilityId, facilityName, facilityNameArabic, facilityLicense };
};

/** A survey of one insurer: a version that one provider has answered and one has not, and the draft of the next. */
export const demo: Demo = ({ now }) => {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString();
  const { payerName, payerNameArabic } = found(demoPayers.find(({ payerId }) => payerId === pearl));
  const writer = personCalled('reviewer@pearl.example');
  const author = { madeAt: at(12), makerId: writer.userId, makerName: writer.name };
  const today = emiratesDateOf(now);
  const asked: StoredSurvey = {
    ...{ surveyId: demoSurveys.asked, number: 1, payerId: provenAskedPayerId(pearl), payerName, payerNameArabic },
    ...{ title: 'Characteristics of your facility', titleArabic: 'خصائص منشأتكم', dueOn: daysAfter(today, 21) },
    questions: [...questions],
    ...{ state: 'published', edition: 3, publishedAt: at(10), authors: [author], waiting: null, refused: null },
  };
  const draft: StoredSurvey = {
    ...asked,
    ...{ surveyId: demoSurveys.draft, number: 2, state: 'draft', edition: 1, dueOn: null, publishedAt: null },
  };
  const head = { number: 2, draftId: draft.surveyId, currentId: asked.surveyId };
  const creek = provenFacilityId('creek-clinic');
  const sender = personCalled('desk@creek-clinic.example');
  const begun = { place: placeOf(creek), begunAt: at(6) };
  const value = { answers, version: 1, byName: sender.name };
  const submission = {
    ...{ ...begun.place, begunAt: begun.begunAt, answers },
    ...{ submittedAt: at(5), submittedByName: sender.name },
  };
  const dueSoon = new Date(`${daysAfter(today, 14)}T05:00:00.000Z`);
  return [
    ...newSurveyPuts(asked),
    ...newSurveyPuts(draft),
    headPut(asked, null, head),
    ...askedPuts(asked, placeOf('noor-clinic')),
    // What says that it was begun stays after the submission.
    ...firstDraftPuts(asked, creek, { at: begun, value }).slice(-1),
    ...submittedPuts(asked, creek, { seen: 1, value: submission }),
    surveyNoticePut(asked, 'dueSoon', { id: demoSurveys.asked, due: dueSoon }),
  ];
};
