import type { ClaimDialect } from '../../../shared/claim/claim.ts';

/** An element as text, or the elements in it. */
export type Node = readonly [name: string, holds: string | readonly Node[]];

const types = {
  dha: 'http://www.eclaimlink.ae/DHD/ValidationSchema',
  doh: 'http://www.haad.ae/DataDictionary/CommonTypes',
} as const;

const xmlOf = ([name, holds]: Node): string =>
  `<${name}>${typeof holds === 'string' ? holds : holds.map(xmlOf).join('')}</${name}>`;

/** A file as systems write it: this is no code of the portal, and knows nothing of its reader. */
export const fileOf = (dialect: ClaimDialect, nodes: readonly Node[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Claim.Submission xmlns:tns="${types[dialect]}">${nodes.map(xmlOf).join('\n')}</Claim.Submission>\n`;

const headerFor = (dialect: ClaimDialect, count: number): Node => [
  'Header',
  [
    ['SenderID', dialect === 'dha' ? 'DHA-F-9000001' : 'MF9001'],
    ['ReceiverID', dialect === 'dha' ? 'TPA004' : 'A001'],
    ['TransactionDate', '03/11/2026 10:00'],
    ['RecordCount', String(count)],
    ['DispositionFlag', 'PRODUCTION'],
  ],
];

/** A claim with what every visit has, and with what few have. */
export const claimNode = (dialect: ClaimDialect, id = 'C-1'): Node => [
  'Claim',
  [
    ['ID', id],
    ['MemberID', `M-${id}`],
    ['PayerID', dialect === 'dha' ? 'INS026' : 'A001'],
    ['ProviderID', dialect === 'dha' ? 'DHA-F-9000001' : 'MF9001'],
    ['EmiratesIDNumber', '784-1985-0000001-7'],
    ['Gross', '115.5'],
    ['PatientShare', '10.00'],
    ['Net', '105.50'],
    [
      'Encounter',
      [
        ['FacilityID', dialect === 'dha' ? 'DHA-F-9000001' : 'MF9001'],
        ['Type', '1'],
        ['PatientID', `P-${id}`],
        ...(dialect === 'doh' ? ([['EligibilityIDPayer', 'E-1']] as const) : []),
        ['Start', '02/11/2026 10:00'],
        ['End', '02/11/2026 10:30'],
        ['StartType', '1'],
        ['EndType', '1'],
      ],
    ],
    [
      'Diagnosis',
      [
        ['Type', 'Principal'],
        ['Code', 'J06.9'],
      ],
    ],
    [
      'Diagnosis',
      [
        ['Type', 'Secondary'],
        ['Code', 'E11.9'],
      ],
    ],
    [
      'Activity',
      [
        ['ID', `${id}-1`],
        ['Start', '02/11/2026 10:05'],
        ['Type', '3'],
        ['Code', '99213'],
        ['Quantity', '1'],
        ['Net', '90'],
        ['Clinician', dialect === 'dha' ? 'DHA-P-90000001' : 'GD90001'],
        ['PriorAuthorizationID', 'PA-1'],
      ],
    ],
    [
      'Activity',
      [
        ['ID', `${id}-2`],
        ['Start', '02/11/2026 10:10'],
        ['Type', '3'],
        ['Code', '85025'],
        ['Quantity', '1.0000'],
        ['Net', '15.50'],
        ['Clinician', dialect === 'dha' ? 'DHA-P-90000001' : 'GD90001'],
        [
          'Observation',
          [
            ['Type', 'LOINC'],
            ['Code', '704-7'],
            ['Value', '0.1'],
            ['ValueType', '10*3/uL'],
          ],
        ],
      ],
    ],
    ['Contract', [['PackageName', 'Basic']]],
  ],
];

/** A file with these claims, whose head counts them. */
export const claimsFile = (dialect: ClaimDialect, claims: readonly Node[]): string =>
  fileOf(dialect, [headerFor(dialect, claims.length), ...claims]);

/** The pieces in which a text arrives. */
export async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
