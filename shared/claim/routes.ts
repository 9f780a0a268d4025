import * as z from 'zod';
import { bilingualText } from '../_contract/bilingualText.ts';
import { area, endpoint } from '../_contract/endpoint.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { claimDialects } from './claim.ts';
import { claimShape } from './claimShape.ts';
import { claimFamilies } from './rules/rule.ts';

/** What is found in a claim: where, how severe, what is wrong and what to do. */
const finding = z.strictObject({
  /** Never changes. */
  rule: z.string(),
  family: z.enum(claimFamilies),
  /** `block`: the claim cannot be sent as it is. `warn`: a person looks first. */
  severity: z.enum(['block', 'warn']),
  /** The path in the regulator's schema. */
  field: z.string(),
  /** The line by its id, or by its place from 1 on (`#2`); null for the claim as a whole. */
  line: z.string().nullable(),
  text: bilingualText,
  fix: bilingualText,
});

export const claimApi = area('claim', {
  validateClaim: endpoint({
    method: 'POST',
    path: '/api/claim/validate',
    summary:
      'What the regulator or the payer would refuse of one claim; nothing is stored. Files are checked by a job of the kind claimFile',
    access: moduleAccess.claim,
    body: z.strictObject({ dialect: z.enum(claimDialects), claim: claimShape }),
    answer: z.strictObject({
      findings: z.array(finding),
      /** What a claim alone says nothing of: it was not compared with covers, approvals, prices or other claims. */
      notChecked: z.array(z.enum(claimFamilies)),
    }),
    audit: 'claim.validate',
    requirements: [],
  }),
});
