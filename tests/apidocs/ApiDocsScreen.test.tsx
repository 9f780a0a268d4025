import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemApi } from '../../shared/system/routes.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const document_ = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const { getOpenApi } = systemApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal().answer(getOpenApi, { data: document_ });
});

async function open() {
  const { user } = renderPortal({ at: '/api-docs', as: aSignedInUser() });
  await heading('API documentation');
  await screen.findByRole('heading', { level: 2, name: 'account' });
  return user;
}

describe('the documentation of the API', () => {
  it('lists every path of the published document by area', async () => {
    await open();
    for (const path of Object.keys(document_.paths)) expect(screen.getAllByText(path).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Eligibility, PayerAdmin, SuperAdmin').length).toBeGreaterThan(0);
  });

  it('opens a call to its parameters, body and answers', async () => {
    const user = await open();
    const details = screen.getByText('/api/account/login').closest('details');
    await user.click(within(details!).getByText('/api/account/login'));
    // jsdom opens the element but leaves the event to us.
    details!.open = true;
    details!.dispatchEvent(new Event('toggle'));
    expect(await within(details!).findByText('returnUrl')).toBeInTheDocument();
    expect(within(details!).getByRole('region', { name: 'Body (application/json)' })).toHaveTextContent('rememberme');
  });

  it('finds calls by path, summary and role, and says when it finds no call', async () => {
    const user = await open();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'payer eligib');
    expect(await screen.findByText('/api/payer/geteligibilitypayers')).toBeInTheDocument();
    expect(screen.queryByText('/api/account/login')).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'no such call');
    await user.click(await screen.findByRole('button', { name: 'Show all calls' }));
    expect(await screen.findByText('/api/account/login')).toBeInTheDocument();
  });

  it('offers to try again when the document cannot be had', async () => {
    portal.answer(getOpenApi, { response: new Response('', { status: 503 }) });
    const { user } = renderPortal({ at: '/api-docs', as: aSignedInUser() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    portal.answer(getOpenApi, { data: document_ });
    await user.click(retry);
    expect(await screen.findByText('/api/account/login')).toBeInTheDocument();
  });
});
