import * as z from 'zod';
import { pageFields } from '../_contract/page.ts';
import { providerStatuses } from '../_field/contractStatus.ts';
import { exchangeNames } from '../_field/healthExchange.ts';
import { roles } from '../_field/roles.ts';
import { sentence } from '../_field/sentence.ts';

export const facilityKinds = ['pharmacy', 'clinic', 'hospital'] as const;
export type FacilityKind = (typeof facilityKinds)[number];

/** The emirates as facilities store them; empty for a facility abroad. */
export const facilityEmirates = {
  abuDhabi: 'Abu Dhabi',
  dubai: 'Dubai',
  sharjah: 'Sharjah',
  ajman: 'Ajman',
  ummAlQuwain: 'Umm Al Quwain',
  rasAlKhaimah: 'Ras Al Khaimah',
  fujairah: 'Fujairah',
  abroad: '',
} as const;
export const emirateNames = Object.values(facilityEmirates);
const { abroad: _abroad, ...insideTheCountry } = facilityEmirates;
/** The emirates of facilities that are not abroad. */
export const homeEmirates = Object.values(insideTheCountry);

/** Who said that a facility is connected to its exchange. */
export const connectionSources = ['exchange', 'regulator', 'facility'] as const;

/** A facility as search boxes and lists show it to everybody who finds it. */
export const facilityFound = z.strictObject({
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
  regulatoryId: z.int(),
  kind: z.enum(facilityKinds),
  isActive: z.boolean(),
  /** Connected to the health information exchange of its emirate. */
  isMalaffiIntegration: z.boolean(),
});
export type FacilityFound = z.infer<typeof facilityFound>;

/** Since when a facility is connected to its exchange, and who said so. */
export const exchangeConnection = z.strictObject({
  connectedOn: z.iso.date(sentence('facility:connectedOnMissing', 'Enter since when it is connected.')),
  source: z.enum(connectionSources, sentence('facility:sourceMissing', 'Choose who said so.')),
  note: z.string().max(500).nullable(),
});

/** What only administrators of the portal and of the facility itself read. */
const facilitySettings = z.strictObject({
  providerStatus: z.string(),
  providerId: z.int().nullable(),
  providerCode: z.string().nullable(),
  providerMode: z.int().nullable(),
  providerNotes: z.string().nullable(),
  isBankUpdateRequired: z.boolean(),
  hasDiseaseManagement: z.boolean(),
  facilityRoles: z.array(z.enum(roles)),
  /** Portal licences: how many people may work here, null without a limit, and how many have a seat. */
  seats: z.int().nullable(),
  seatsInUse: z.int(),
  stateChange: z.strictObject({ at: z.iso.datetime(), byName: z.string(), reason: z.string() }).nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});

/** One facility. `settings` is null for a reader who administers neither the portal nor the facility. */
export const facilityRecord = facilityFound.extend({
  emirate: z.string(),
  isHomeCare: z.boolean(),
  exchange: z.enum(exchangeNames).nullable(),
  connection: exchangeConnection.nullable(),
  settings: facilitySettings.nullable(),
  version: z.int(),
});
export type FacilityRecord = z.infer<typeof facilityRecord>;

const text = (most: number, missing: string) => z.string().trim().min(1, missing).max(most);

/** What `savefacility` sets. A new facility has neither id nor version. */
export const facilityForm = z.strictObject({
  facilityId: z.string().max(40).optional(),
  /** The version that the writer has seen. */
  version: z.int().optional(),
  facilityName: text(200, sentence('facility:nameMissing', 'Enter the name in English.')),
  facilityNameArabic: text(200, sentence('facility:nameArabicMissing', 'Enter the name in Arabic.')),
  facilityLicense: text(30, sentence('facility:licenseMissing', 'Enter the licence of the facility.')).regex(
    /^[^#,]*$/,
    sentence('facility:licenseSigns', 'A licence has no comma and no number sign.'),
  ),
  regulatorId: z.int(sentence('facility:regulatorMissing', 'Choose the regulator.')).min(1).max(5),
  kind: z.enum(facilityKinds, sentence('facility:kindMissing', 'Choose the kind.')),
  emirate: z.enum(emirateNames, sentence('facility:emirateMissing', 'Choose the emirate.')),
  providerStatus: z.enum(providerStatuses),
  providerCode: z
    .string()
    .trim()
    .regex(/^[\w/-]{1,30}$/, sentence('facility:providerCode', 'Enter letters, digits and hyphens, at most 30.'))
    .nullable(),
  providerMode: z.int().min(0).max(9).nullable(),
  providerNotes: z.string().trim().max(2000).nullable(),
  isBankUpdateRequired: z.boolean(),
  hasDiseaseManagement: z.boolean(),
  isHomeCare: z.boolean(),
});
export type FacilityForm = z.infer<typeof facilityForm>;

/** A search box's query: the first letters of a word of the name or of the licence, a regulator, and the choices already made. */
export const facilitySearch = {
  searchTerm: z.string().trim().max(100).optional(),
  regulatorId: z.coerce.number().int().min(1).max(5).optional(),
  /** Ids or licences, comma-joined. */
  excludedItems: z.string().max(2000).optional(),
  ...pageFields,
  take: z.coerce.number().int().min(1).max(100).default(20),
};
