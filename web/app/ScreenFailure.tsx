import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

function Failure() {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ m: 3 }}>
      <Notice
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('screenFailed')}
      </Notice>
    </Box>
  );
}

/** What is left when a screen's code cannot be fetched (a lost connection, a new release) or fails while drawing. */
export class ScreenFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}
