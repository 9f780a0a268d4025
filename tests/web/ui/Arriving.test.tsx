import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { createPortalTheme } from '../../../web/base/theme.ts';
import { Arriving } from '../../../web/ui/Arriving.tsx';

beforeAll(() => loadTexts(['ui']));

function Page({ isArriving }: { isArriving: boolean }) {
  return (
    <ThemeProvider theme={createPortalTheme('light', 'en')}>
      <CssBaseline />
      <main>
        <div>
          <p>Above</p>
          <section>{isArriving ? <Arriving height={80} label="The answer is being read" /> : 'Answer'}</section>
          <p>Below</p>
        </div>
        <p>At the end</p>
      </main>
      <footer>Foot of the page</footer>
    </ThemeProvider>
  );
}

describe('a part that is still being read', () => {
  it('says what is being read, or that something is', () => {
    const { rerender } = render(<Arriving height={80} label="The answer is being read" />);
    expect(screen.getByRole('progressbar', { name: 'The answer is being read' })).toBeVisible();
    rerender(<Arriving height={80} />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  });

  it('keeps all that follows it out of sight until it is there, and nothing that stands above it', () => {
    const { rerender } = render(<Page isArriving />);
    expect(screen.getByText('Above')).toBeVisible();
    for (const text of ['Below', 'At the end', 'Foot of the page']) expect(screen.getByText(text)).not.toBeVisible();
    rerender(<Page isArriving={false} />);
    for (const text of ['Answer', 'Below', 'At the end', 'Foot of the page']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
