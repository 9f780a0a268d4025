import { Box, Button, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { computeStyles, leaveStylesOut } from '../../support/stylesComputed.ts';

const attributes = (element: HTMLElement) => element.getAttributeNames().toSorted();

it('parts have their own classes and attributes, and none that only a style reads', () => {
  render(
    <Button variant="contained" className="mine" sx={{ color: 'red' }}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveClass('mine', 'MuiButton-root', 'MuiButton-contained');
  expect(button.className).not.toMatch(/css-/);
  expect(attributes(button)).toEqual(['class', 'tabindex', 'type']);
});

it('parts become the element that they are asked to be', () => {
  render(
    <>
      <Box component="section" aria-label="box" />
      <Typography component="h3">text</Typography>
      <TextField label="field" multiline rows={2} />
      <Button component="a" href="/next">
        on
      </Button>
    </>,
  );
  expect(screen.getByRole('region', { name: 'box' }).tagName).toBe('SECTION');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('text');
  expect(screen.getByRole('textbox', { name: 'field' }).tagName).toBe('TEXTAREA');
  expect(screen.getByRole('link', { name: 'on' })).toHaveAttribute('href', '/next');
});

it('a styled component keeps what it shows, and passes on what it was made to pass on', () => {
  const Plain = styled('p')({ margin: 0 });
  const Narrow = styled(Plain, { shouldForwardProp: (name) => name !== 'isWide' })<{ isWide: boolean }>({ padding: 0 });
  render(
    <Narrow isWide title="narrow" className="narrow">
      words
    </Narrow>,
  );
  expect(attributes(screen.getByText('words'))).toEqual(['class', 'title']);
});

it('a file that looks at styles has them, those of a part that is made of another too', () => {
  const Plain = styled('p')({ margin: '3px' });
  const Red = styled(Plain)({ padding: '4px' });
  computeStyles();
  try {
    render(<Red sx={{ color: 'red' }}>words</Red>);
  } finally {
    leaveStylesOut();
  }
  expect(screen.getByText('words')).toHaveStyle({ margin: '3px', padding: '4px', color: 'rgb(255, 0, 0)' });
});
