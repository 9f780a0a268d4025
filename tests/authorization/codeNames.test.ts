import { expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { aReviewer, context, queue } from '../authorizationDesk/support/authorizationDesk.ts';
import { startBackend } from '../support/api.ts';
import { aCoordinator, added, aLine, save, shown } from './support/authorizations.ts';

const { store } = await startBackend();

it('a request tells both sides what its codes are called, and who its clinicians are', async () => {
  const as = await aCoordinator(store);
  const facilityId = as.user.facilityId ?? '';
  const elena = { facilityId, clinicianId: `elena-${facilityId}`, licenseNo: 'GD77001', fullName: 'Elena Invented' };
  await putClinician(store, {
    ...elena,
    ...{ fullNameArabic: 'إيلينا', specialty: 'Cardiology', specialtyCode: 'cardiology', isActive: true },
  });
  const diagnoses = [
    { type: 'Principal' as const, code: 'R10.9' },
    { type: 'Secondary' as const, code: 'j18.9' },
  ];
  const lines = [aLine('1', { clinician: 'gd77001' }), aLine('2', { code: 'W-301' }), aLine('3')];
  const id = await added(as, { diagnoses, lines });
  const names = {
    activities: [
      {
        type: 8,
        code: 'W-302',
        description: 'Ultrasound of the abdomen',
        descriptionArabic: 'تصوير البطن بالموجات فوق الصوتية',
      },
      { type: 8, code: 'W-301' },
    ],
    diagnoses: [
      { code: 'R10.9', description: 'Unspecified abdominal pain' },
      { code: 'j18.9', description: 'Pneumonia, unspecified organism', chapterNameArabic: 'أمراض الجهاز التنفسي' },
    ],
  };
  for (const side of [as, await aReviewer()]) {
    const read = await shown(side, id);
    expect(read.names).toMatchObject(names);
    const elenaShown = read.names.clinicians.find(({ licenseNo }) => licenseNo === 'GD77001');
    // Nothing else of the facility's record.
    expect(elenaShown).toEqual({
      ...{ licenseNo: 'GD77001', fullName: 'Elena Invented', fullNameArabic: 'إيلينا' },
      ...{ specialty: 'Cardiology', specialtyArabic: 'أمراض القلب' },
    });
  }
});

it('the queue and the list of earlier requests say what a request is about, by its first line', async () => {
  const as = await aCoordinator(store);
  const diagnoses = [
    { type: 'Secondary' as const, code: 'J18.9' },
    { type: 'Principal' as const, code: 'R10.9' },
  ];
  const id = await added(as, { diagnoses, lines: [aLine('1'), aLine('2', { code: 'W-301' })] });
  const later = await added(as);
  const subject = {
    ...{ activity: { type: 8, code: 'W-302' }, clinician: 'GD1234', diagnosis: 'R10.9' },
    names: {
      activities: [{ code: 'W-302', description: 'Ultrasound of the abdomen' }],
      diagnoses: [{ code: 'R10.9', description: 'Unspecified abdominal pain' }],
      clinicians: [{ licenseNo: 'GD1234', fullName: 'Dr Amna Invented', specialty: 'Family medicine' }],
    },
  };
  const reviewer = await aReviewer();
  const rows = (await queue(reviewer, { take: 100 })).data?.items;
  expect(rows?.find(({ authorizationId }) => authorizationId === id)?.subject).toMatchObject(subject);
  const { earlier } = (await context(reviewer, later)).data!;
  expect(earlier.find(({ authorizationId }) => authorizationId === id)?.subject).toMatchObject(subject);
});

it('a draft names nothing', async () => {
  const as = await aCoordinator(store);
  const { data } = await save(as, { draft: { remarks: 'half' } });
  expect((await shown(as, data?.authorizationId ?? '')).names).toEqual({
    activities: [],
    diagnoses: [],
    clinicians: [],
  });
});
