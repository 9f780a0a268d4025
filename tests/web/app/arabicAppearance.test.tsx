import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mirroredStyles } from '../../../web/base/arabicAppearance.ts';
import { computeStyles } from '../../support/stylesComputed.ts';

computeStyles();

it('Arabic mirrors every kind of selector, placeholders and read-only fields too', () => {
  const sx = {
    paddingLeft: '7px',
    userSelect: 'none',
    '& input::placeholder': { marginLeft: '8px' },
    '& input:read-only': { marginLeft: '9px' },
  };
  const styles = mirroredStyles();
  // The styles themselves are looked at here: they go into the document as in a browser.
  styles.sheet.container = document.head;
  render(
    <CacheProvider value={styles}>
      <Box sx={sx} />
    </CacheProvider>,
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
  const own = rules.filter((rule) => rule.includes('wa-rtl')).join('\n');
  expect(own).toMatch(/padding-right: 7px/);
  expect(own).toMatch(/-webkit-user-select: none/);
  expect(own).toMatch(/::placeholder \{\s*margin-right: 8px/);
  expect(own).toMatch(/:read-only \{\s*margin-right: 9px/);
});
