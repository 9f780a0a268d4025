import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../base/i18n.ts';
import { useSession } from '../base/session.ts';
import { AlertList } from './AlertList.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { lazyPart } from './lazyPart.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const contentId = 'content';

const StatusBanner = lazyPart(async () => {
  const [file] = await Promise.all([import('../systemStatus/StatusBanner.tsx'), loadTexts(['systemStatus'])]);
  return file.StatusBanner;
});

const CircularGate = lazyPart(async () => {
  const [file] = await Promise.all([import('../circular/CircularGate.tsx'), loadTexts(['circular'])]);
  return file.CircularGate;
});

/** What surrounds every screen: header, alerts, content, footer, and what holds for every page at the moment. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const user = useSession();
  const [isHeld, setHeld] = useState(false);
  const reads = user !== null && user.pendingSteps.length === 0 && (user.facilityId ?? user.payerId) !== null;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href={`#${contentId}`}
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: -60,
          zIndex: 'tooltip',
          p: 1,
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'primary.main',
          '&:focus': { top: 8 },
        }}
      >
        {t('skipToContent')}
      </Box>
      <Header />
      <AlertList />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 0 }}
      >
        {reads && (
          <Suspense fallback={null}>
            <CircularGate key={`${user.userId} ${user.facilityId}`} onHold={setHeld} />
          </Suspense>
        )}
        {/* Must-read circulars come first; the page behind them keeps what was typed. */}
        <div style={{ display: reads && isHeld ? 'none' : 'contents' }}>{children}</div>
      </Box>
      <Footer />
      {/* At the lower edge, they move nothing that somebody reads or points at, whenever they come. */}
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }}>
        <OfflineBanner />
        <Suspense fallback={null}>{user ? <StatusBanner /> : null}</Suspense>
      </Box>
    </Box>
  );
}
