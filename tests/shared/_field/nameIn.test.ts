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

  it('are Arabic where no English one is known, and empty only if both are', () => {
    expect(nameIn('en', { title: '', titleArabic: 'إحالة' }, 'title')).toBe('إحالة');
    expect(nameIn('en', { name: null, nameArabic: 'سارة' }, 'name')).toBe('سارة');
    expect(nameIn('ar', { title: '', titleArabic: '' }, 'title')).toBe('');
  });
});
