import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';

/** What is left when a screen's code cannot be fetched (a lost connection, a new release) or fails while drawing. */
export class ScreenFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Translation>
        {(t) => (
          <Alert
            severity="error"
            sx={{ m: 3 }}
            action={
              <Button color="inherit" size="small" onClick={() => window.location.reload()}>
                {t('reload')}
              </Button>
            }
          >
            {t('screenFailed')}
          </Alert>
        )}
      </Translation>
    );
  }
}
