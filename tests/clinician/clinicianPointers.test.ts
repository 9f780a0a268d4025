import { expect, it } from 'vitest';
import { clinicianById, clinicianItems, facilitiesOfLicense } from '../../functions/_data/clinician/clinician.ts';
import { clinicianPointers } from '../../functions/_data/clinician/clinicianPointers.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeBatch } from '../../functions/_store/batch.ts';
import { changeItem } from '../../functions/_store/changeItem.ts';
import { startBackend } from '../support/api.ts';

const { store } = await startBackend();

it('clinicians of the releases before get what leads to them, and a second run finds nothing to do', async () => {
  const [record] = clinicianItems({
    ...{ clinicianId: 'old-1', facilityId: 'clinic-old', fullName: 'Dr Old', fullNameArabic: '', licenseNo: 'GD-OLD' },
    ...{ specialty: 'Cardiology', isActive: true, emiratesId: '784198500000017' },
  });
  if (!record) throw new Error('No record');
  await writeBatch(store, 'facilities', [record]);
  const facilityId = provenFacilityId('clinic-old');
  expect(await clinicianById(store, facilityId, 'old-1')).toBeNull();
  expect(await changeItem(store, clinicianPointers, record)).toMatchObject({ isChanged: true });
  expect(await clinicianById(store, facilityId, 'old-1')).toMatchObject({ fullName: 'Dr Old' });
  expect(await facilitiesOfLicense(store, 'gd-old')).toEqual(['clinic-old']);
  expect(await changeItem(store, clinicianPointers, record)).toMatchObject({ isChanged: false });
});
