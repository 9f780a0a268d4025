import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertList } from './AlertList.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const contentId = 'content';

/** What surrounds every screen: header, alerts, content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
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
      <OfflineBanner />
      <AlertList />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 0 }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
  );
}
