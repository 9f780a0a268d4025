import { describe, expect, it } from 'vitest';
import { actionWords } from '../../../web/app/palette/actionWords.ts';
import { type Entry, findEntries } from '../../../web/app/palette/entry.ts';
import { screensOf } from '../../../web/app/palette/screensOf.ts';
import { screenWords } from '../../../web/app/palette/screenWords.ts';
import { screens } from '../../../web/app/screens.ts';
import { aSignedInUser } from '../../support/transport.ts';

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  id: name,
  group: 'screens',
  name,
  run: () => undefined,
  ...more,
});
const named = (entries: readonly Entry[], text: string) => findEntries(entries, text).map(({ name }) => name);

describe('finding an entry', () => {
  const entries = [
    entry('Account settings', { keywords: '/manage' }),
    entry('Eligibility summary', { keywords: '/eligibility/summary' }),
    entry('Pharmacy', { isOnlyFound: true }),
    entry('New eligibility request', { group: 'actions' }),
    entry('Switch to Noor Clinic (MF9001)', { group: 'facilities' }),
  ];

  it.each([
    ['', ['Account settings', 'Eligibility summary', 'New eligibility request', 'Switch to Noor Clinic (MF9001)']],
    ['eligib', ['Eligibility summary', 'New eligibility request']],
    ['REQUEST  elig', ['New eligibility request']],
    ['pharm', ['Pharmacy']],
    ['mf90', ['Switch to Noor Clinic (MF9001)']],
    ['manage', ['Account settings']],
    ['ligib', []],
  ])('%j finds by the beginnings of words, group by group', (text, found) => {
    expect(named(entries, text)).toEqual(found);
  });

  it('puts what can be done before what cannot, and a name before a word that only finds it', () => {
    const all = [
      entry('New pharmacy order', { group: 'later', isOnlyFound: true }),
      entry('Account settings', { keywords: 'new' }),
      entry('Brand new screen'),
      entry('Notifications', { keywords: 'news' }),
      entry('New query'),
      entry('New request', { group: 'actions' }),
    ];
    expect(named(all, 'new')).toEqual([
      'New query',
      'Brand new screen',
      'Account settings',
      'Notifications',
      'New request',
      'New pharmacy order',
    ]);
  });

  it('puts a task before the screens whose words answer worse', () => {
    const all = [
      entry('Newborn card'),
      entry('Notifications', { keywords: 'news' }),
      entry('New request', { group: 'actions' }),
      entry('New York branch', { group: 'facilities' }),
    ];
    expect(named(all, 'new')).toEqual(['New request', 'Newborn card', 'Notifications', 'New York branch']);
  });

  it.each(['اهليه', 'الأهلية', 'أهليّة', 'التغطيه', 'تغطية'])('finds the same Arabic name by %s', (text) => {
    expect(named([entry('أهلية التغطية'), entry('الصيدلية')], text)).toEqual(['أهلية التغطية']);
  });

  it('shows what begins with the text first, and of very many a few', () => {
    expect(named([entry('Manage Users'), entry('Users of today')], 'users')).toEqual([
      'Users of today',
      'Manage Users',
    ]);
    const many = Array.from({ length: 40 }, (_, at) => entry(`Switch to clinic ${at}`));
    expect(named(many, 'clinic')).toHaveLength(8);
  });
});

describe('the words that people type', () => {
  const places = screens.map(({ title }) => entry(title, { keywords: screenWords[title] ?? '' }));
  const actions = ['logOut', 'guide-user', 'language'].map((id) => entry(id, { keywords: actionWords(id) }));

  it.each([
    [['new', 'جديد', 'check', 'تحقق', 'فحص'], 'newEligibility'],
    [['history', 'السجل', 'سجل', 'طلبات سابقة', 'requests'], 'eligibility'],
    [['check', 'تحقق', 'وثيقة'], 'verifyTypedCode'],
    [['log out', 'logout', 'sign out', 'exit', 'خروج', 'تسجيل الخروج'], 'logOut'],
    [['help', 'manual', 'مساعدة', 'دليل'], 'guide-user'],
    [['home', 'الرئيسية', 'رئيسيه'], 'dashboard'],
    [['2fa', 'مصادقة'], 'secondFactors'],
  ])('%j find %s', (typed, id) => {
    for (const text of typed) expect(named([...places, ...actions], text), text).toContain(id);
  });

  it('are those of screens that there are', () => {
    const titles = new Set(screens.map(({ title }) => title));
    expect(Object.keys(screenWords).filter((title) => !titles.has(title as never))).toEqual([]);
  });
});

describe('the screens of a user', () => {
  const pathsOf = (user = aSignedInUser()) => screensOf(screens, user).map(({ path }) => path);

  it('are those that the guard opens, each once, by the address of its tile', () => {
    const paths = pathsOf(aSignedInUser({ roles: ['Eligibility'] }));
    expect(paths).toContain('/eligibility/summary');
    expect(paths).toContain('/eligibility/new');
    expect(paths).toContain('/eligibility');
    expect(paths.filter((path) => path === '/' || path === '/dashboard')).toHaveLength(1);
    expect(pathsOf(aSignedInUser({ roles: ['PayerAdmin'] }))).not.toContain('/eligibility/new');
  });

  it('hold no page of a visitor, no step of the sign-in and none that needs a record', () => {
    const paths = pathsOf(aSignedInUser({ roles: ['SuperAdmin'] }));
    const unwanted = /:|^\/account\/|selectfacility|userlicenseagreement|emiratesid|professionallicense/;
    expect(paths.filter((path) => unwanted.test(path))).toEqual([]);
    expect(paths).toContain('/manage/changepassword');
  });

  it('are only the next step while the sign-in is not finished', () => {
    expect(pathsOf(aSignedInUser({ isResetPasswordRequired: true }))).toEqual(['/manage/changepassword']);
  });

  it('leave out the provider dashboard for a user who does not serve providers', () => {
    expect(pathsOf(aSignedInUser({ roles: ['LBM'], facilityId: null }))).not.toContain('/daman');
    expect(pathsOf(aSignedInUser({ roles: ['LBM'] }))).toContain('/daman');
  });

  it('hold the tasks of the provider dashboard as its own rules show them', () => {
    const contracted = { providerStatus: 'CONTRACTED', providerCode: 'PRV-1', providerId: 7 };
    expect(pathsOf(aSignedInUser(contracted))).toContain('/providerempanelment/addbranch');
    const suspended = pathsOf(aSignedInUser({ ...contracted, providerStatus: 'CONTRACT SUSPENDED' }));
    expect(suspended).not.toContain('/providerempanelment/addbranch');
    expect(suspended.filter((path) => path.startsWith('/circular'))).toEqual([]);
    expect(suspended).toContain('/providerempanelment/updateprofile');
    const outsider = pathsOf(aSignedInUser({ roles: ['LBM'], facilityId: null }));
    expect(outsider.filter((path) => /empanelment\/|circular/.test(path))).toEqual([]);
  });
});
