import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellPart } from '../../../web/app/ShellPart.tsx';
import type { Screen } from '../../../web/app/screens.ts';
import { alerts } from '../../../web/base/alerts.ts';
import { navigation } from '../../../web/base/navigation.ts';
import { Section } from '../../../web/ui/Section.tsx';
import { heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../../support/transport.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const aScreen = (path: string, load: Screen['load']): Screen => ({
  path,
  title: 'apiDocs',
  access: 'signedIn',
  texts: [],
  load,
});

let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.restoreAllMocks();
  // React reports what a boundary caught; these tests cause it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  fakePortal();
});

const open = (...screens: Screen[]) => renderPortal({ at: screens[0]?.path ?? '/', as: aSignedInUser(), screens });

describe('a screen whose code is missing', () => {
  it('loads the page anew, once, and shows nothing meanwhile but that it loads', async () => {
    open(aScreen('/moved', missing));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  it('says so with every way out when it is missing after that too, and loads no third time', async () => {
    const leave = vi.spyOn(navigation, 'leave').mockImplementation(() => undefined);
    const first = open(aScreen('/moved', missing));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    first.unmount();
    const { user } = open(aScreen('/moved', missing));
    expect(await screen.findByText(/This page could not be loaded/)).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'To the dashboard' }));
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  it('may be loaded anew another day, once a screen has arrived in between', async () => {
    const first = open(aScreen('/moved', missing));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    first.unmount();
    const second = open(aScreen('/fine', async () => () => <p>Here I am</p>));
    expect(await screen.findByText('Here I am')).toBeInTheDocument();
    second.unmount();
    open(aScreen('/moved', missing));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('loads nothing anew while the browser is offline: the page would be gone', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(aScreen('/moved', missing));
    expect(await screen.findByText(/This page could not be loaded/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });
});

function Broken(): never {
  throw new Error('broken');
}

let isPanelBroken = false;
const Panel = () => (isPanelBroken ? <Broken /> : <p>The panel</p>);
const TwoPanels = () => (
  <>
    <Section title="One">
      <Panel />
    </Section>
    <Section title="Other">
      <p>The other panel</p>
    </Section>
  </>
);

describe('what fails while drawing', () => {
  it('leaves the shell around a failing screen', async () => {
    open(aScreen('/broken', async () => Broken));
    expect(await screen.findByText(/Something on this page went wrong/)).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getAllByRole('link', { name: 'Support' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('leaves the page around a failing panel, which can be tried again', async () => {
    isPanelBroken = true;
    const { user } = open(aScreen('/page', async () => TwoPanels));
    expect(await screen.findByText(/This part of the page could not be shown/)).toBeInTheDocument();
    expect(screen.getByText('The other panel')).toBeInTheDocument();
    expect(await heading('API documentation')).toBeInTheDocument();
    isPanelBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The panel')).toBeInTheDocument();
  });

  it('says in an alert that a part of the shell did not come, and goes on without it', async () => {
    const onMissing = vi.fn();
    render(
      <ShellPart onMissing={onMissing}>
        <Broken />
      </ShellPart>,
    );
    await act(async () => undefined);
    expect(onMissing).toHaveBeenCalled();
    expect(alerts.current().map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', expect.stringMatching(/part of the portal could not be loaded/)],
    ]);
  });
});
