import * as z from 'zod';
import { shapeOf } from '../../_store/shape.ts';
import { type Findable, wordSearchOf } from '../../_store/wordSearch.ts';

/** What a search box shows of a clinician, and what decides whether it does. */
const clinicianFound = z.strictObject({
  clinicianId: z.string().min(1).max(40),
  fullName: z.string().min(1).max(120),
  licenseNo: z.string().min(1).max(30),
  specialty: z.string().max(100),
  worksFrom: z.iso.date().nullable().default(null),
  worksTo: z.iso.date().nullable().default(null),
  isSelfEntered: z.boolean().default(false),
});
export type ClinicianFound = z.infer<typeof clinicianFound>;

/** Search entries, and licences under a person's Emirates ID. */
export const foundShape = shapeOf({
  entity: 'clinicianFound',
  version: 1,
  schema: clinicianFound,
  keys: ['facilityId', 'again'],
});

const wordsAs = (kind: string) =>
  wordSearchOf({
    table: 'facilities',
    kind,
    parse: foundShape.parse,
    itemOf: (key, found: ClinicianFound, again) => foundShape.item(key, found, { facilityId: undefined, again }),
  });

/** The search entries of who works at a facility, and of who has left it. */
export const wordsOfActive = wordsAs('CLINICIAN');
export const wordsOfFormer = wordsAs('FORMERCLINICIAN');

/** How a clinician is found by the words of the name and by the licence. */
export function foundOf(value: ClinicianFound & { readonly fullNameArabic: string }): Findable<ClinicianFound> {
  const { clinicianId, fullName, fullNameArabic, licenseNo, specialty, worksFrom, worksTo, isSelfEntered } = value;
  return {
    id: licenseNo.trim().toUpperCase(),
    texts: [fullName, fullNameArabic, licenseNo],
    found: { clinicianId, fullName, licenseNo, specialty, worksFrom, worksTo, isSelfEntered },
  };
}

/** Whether a regulator's list says it: an entry of the facility's own people proves nothing of who holds the licence. */
export const isListedOf = ({ isSelfEntered }: ClinicianFound): boolean => !isSelfEntered;
