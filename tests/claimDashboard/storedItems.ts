import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addClaimDashboardRequest } from '../../functions/_data/claimDashboardRequest/claimDashboardRequest.ts';
import { newId, now } from '../release/kept.ts';

/** A visitor's request for the claim dashboard. */
export const storeItems = (store: DynamoDBDocumentClient) =>
  addClaimDashboardRequest(store, {
    requestId: newId(),
    transactionNumber: '5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11',
    ...{ requesterName: 'Huda Invented', title: 'Manager', emailId: 'huda@clinic.example.ae' },
    ...{ contactNumber: '0501234567', comments: '', contentHash: 'a'.repeat(64), userCount: 1 },
    ...{ askedAt: now.toISOString(), sourceIp: '198.51.100.7', userAgent: 'Test', askedByUserId: null },
    users: [
      {
        ...{ userName: 'Omar Invented', emailId: 'omar@clinic.example.ae', accessType: 4 },
        ...{ groups: [], subGroups: [], facilityLicenses: ['DHA-F-1'] },
      },
    ],
  });
