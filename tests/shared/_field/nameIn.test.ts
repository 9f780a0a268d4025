import { describe, expect, it } from 'vitest';
import { facilityNameIn, payerNameIn } from '../../../shared/_field/nameIn.ts';

const payer = { payerName: 'NAS', payerNameArabic: 'ناس' };
const facility = { facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة' };

describe('names in the reader’s language', () => {
  it('are Arabic for who reads Arabic', () => {
    expect([payerNameIn('ar', payer), facilityNameIn('ar', facility)]).toEqual(['ناس', 'عيادة النخلة']);
    expect([payerNameIn('en', payer), facilityNameIn('en', facility)]).toEqual(['NAS', 'Palm Clinic']);
  });

  it('are English where no Arabic one is known', () => {
    expect(facilityNameIn('ar', { facilityName: 'Palm Clinic', facilityNameArabic: null })).toBe('Palm Clinic');
    expect(facilityNameIn('ar', { facilityName: null })).toBeNull();
  });
});
