import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationBridge } from '../../../web/app/NavigationBridge.tsx';

/** Goes elsewhere as the browser's buttons do, after the router has read the address and before it hears of changes. */
function EarlyVisitor({ to }: { to: string }) {
  useLayoutEffect(() => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [to]);
  return null;
}

const Shown = () => <output>{Object.values(useLocation()).slice(0, 3).join('')}</output>;

it('shows the address of the page though it changed while the portal was first drawn', async () => {
  window.history.replaceState(null, '', '/dashboard');
  render(
    <BrowserRouter useTransitions={false}>
      <NavigationBridge />
      <EarlyVisitor to="/people?page=2#list" />
      <Shown />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/people?page=2#list')).toBeInTheDocument();
});
