import { describe, expect, it } from 'vitest';
import { nameIn } from '../../../shared/_field/nameIn.ts';

const payer = { payerName: 'NAS', payerNameArabic: 'ناس' };
const facility = { facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة' };

describe('names in the reader’s language', () => {
  it('are Arabic for who reads Arabic', () => {
    expect([nameIn('ar', payer, 'payerName'), nameIn('ar', facility, 'facilityName')]).toEqual(['ناس', 'عيادة النخلة']);
    expect([nameIn('en', payer, 'payerName'), nameIn('en', facility, 'facilityName')]).toEqual(['NAS', 'Palm Clinic']);
  });

  it('are English where no Arabic one is known', () => {
    expect(nameIn('ar', { facilityName: 'Palm Clinic', facilityNameArabic: null }, 'facilityName')).toBe('Palm Clinic');
    expect(nameIn('ar', { facilityName: null }, 'facilityName')).toBeNull();
  });
});
