import { lazy, Suspense } from 'react';

/** Few users ever see it. */
export const loadLicenseDialog = () => import('./PharmacyLicenseDialog.tsx').catch(() => undefined);

const Dialog = lazy(() =>
  import('./PharmacyLicenseDialog.tsx').then((file) => ({ default: file.PharmacyLicenseDialog })),
);

export const PharmacyLicenseInfo = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <Dialog onClose={onClose} />
  </Suspense>
);
