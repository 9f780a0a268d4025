import {
  anyStatus,
  own,
  provided,
  providerServices,
  reviewers,
  type SpecifiedScreens,
} from '../support/specification.ts';

const readers = ['DiseaseManagement', 'MedicalProvider', ...reviewers] as const;

/** The module's screens as the specification and the decisions give them, written by hand: the portal is held to them. */
export const specifiedScreens: SpecifiedScreens = {
  routes: [
    {
      ...provided('REQ-ROUTE-39', '/diseasemanagement', '/diseasemanagement'),
      who: ['DiseaseManagement', ...providerServices],
    },
    own('/diseasemanagement/outcomes', readers, '/diseasemanagement'),
    own('/diseasemanagement/enrol/:eligibilityId', ['DiseaseManagement', 'MedicalProvider'], '/diseasemanagement'),
    own('/diseasemanagement/members/:enrolmentId', readers, '/diseasemanagement'),
  ],
  providerTiles: [
    {
      requirement: 'REQ-PDASH-32',
      opens: 'REQ-PDASH-17',
      title: 'Disease Management',
      tile: 'diseaseManagement',
      path: '/diseasemanagement',
      statuses: anyStatus,
      flag: 'disease',
    },
  ],
};
