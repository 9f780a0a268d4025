import { text } from '../../../functions/_pdf/bilingual.ts';
import type { Guide } from '../../../web/base/guideWords.ts';
import { account } from './account.ts';
import { findingYourWay } from './findingYourWay.ts';
import { guidesOfModules } from './guidesOfModules.ts';
import { help } from './help.ts';
import { runningThePortal } from './runningThePortal.ts';
import { signingIn } from './signingIn.ts';

const ofModules = guidesOfModules.toSorted((one, other) => one.order - other.order).flatMap(({ chapters }) => chapters);

export const userGuide: Guide = {
  name: 'user-guide',
  title: text('User guide', 'دليل المستخدم'),
  subject: text(
    'Signing in, the dashboard, eligibility requests and their answers, account and security',
    'تسجيل الدخول ولوحة التحكم وطلبات الأهلية وردودها والحساب والأمان',
  ),
  chapters: [signingIn, findingYourWay, ...ofModules, runningThePortal, account, help],
};
