import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsGroupNames } from '../../shared/notification/newsGroups.ts';
import { notificationApi } from '../../shared/notification/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { address, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';
import { choicesWith } from './support/newsChoiceValues.ts';
import { withNotifications } from './support/notificationPortal.ts';

const { getNewsChoices, saveNewsChoices } = notificationApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
  withNotifications(portal);
  portal.answer(getNewsChoices, { data: { choices: choicesWith(), version: 0, shown: newsGroupNames } });
  portal.answer(saveNewsChoices, (_call, { body }) => ({
    data: { ...body, version: body.version + 1, shown: newsGroupNames },
  }));
});

const open = () => renderPortal({ at: '/notification/settings', as: aSignedInUser() });
const box = (name: string) => screen.findByRole('checkbox', { name });
const untilChecked = (name: string) => waitFor(() => expect(screen.getByRole('checkbox', { name })).toBeChecked());
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const sent = () => portal.sentTo(saveNewsChoices).map(({ body }) => body);

describe('REQ-NET-15 the settings of news', () => {
  it('are reached from the list, and say which group and which place each box is for', async () => {
    const { user } = renderPortal({ at: '/notification', as: aSignedInUser() });
    await user.click(await screen.findByRole('link', { name: 'Choose what you hear of' }));
    expect(address()).toBe('/notification/settings');
    expect(await box('Answers to your requests In the portal')).toBeChecked();
    expect(await box('Answers to your requests By e-mail')).not.toBeChecked();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(13);
  });

  it('show what cannot be turned off as chosen, and nobody can change it', async () => {
    open();
    for (const name of [
      'Circulars In the portal',
      'Your account In the portal',
      'Password and second factors By e-mail',
    ]) {
      expect(await box(name)).toBeChecked();
      expect(await box(name)).toBeDisabled();
    }
  });

  it('ask of the groups that can come to the reader, and send the choice of the others as it was', async () => {
    const choices = choicesWith({ prices: { inPortal: false, byMail: true } });
    portal.answer(getNewsChoices, { data: { choices, version: 3, shown: ['files', 'account'] } });
    const { user } = open();
    await user.click(await box('Imports and exports In the portal'));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      {
        choices: choicesWith({ prices: { inPortal: false, byMail: true }, files: { inPortal: false } }),
        version: 3,
      },
    ]);
  });

  it('are saved once, and taken back by a button', async () => {
    const { user } = open();
    await user.click(await box('Surveys In the portal'));
    await user.click(saveButton());
    await screen.findByText('Saved. It holds from now on.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      { choices: choicesWith({ surveys: { inPortal: false } }), version: 0 },
      { choices: choicesWith(), version: 1 },
    ]);
    await untilChecked('Surveys In the portal');
  });

  it('say at once where a group would be told nowhere although it must be, and send nothing', async () => {
    const { user } = open();
    await user.click(await box('Deadlines In the portal'));
    expect(await box('Deadlines In the portal')).toHaveAccessibleDescription(/Choose the portal, mail or both\./);
    await user.click(saveButton());
    expect(sent()).toEqual([]);
    await user.click(await box('Deadlines By e-mail'));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('keep what was changed here where another tab was faster, and are saved over that', async () => {
    const { user } = open();
    await user.click(await box('Surveys In the portal'));
    portal.answer(saveNewsChoices, { refusal: 'changedMeanwhile' });
    portal.answer(getNewsChoices, {
      data: { choices: choicesWith({ prices: { byMail: true } }), version: 4, shown: newsGroupNames },
    });
    await user.click(saveButton());
    await screen.findByText(/^Your choice was changed in another window meanwhile/);
    expect(await box('Surveys In the portal')).not.toBeChecked();
    await untilChecked('Prices and formularies By e-mail');
    portal.answer(saveNewsChoices, (_call, { body }) => ({
      data: { ...body, version: body.version + 1, shown: newsGroupNames },
    }));
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const both = choicesWith({ prices: { byMail: true }, surveys: { inPortal: false } });
    expect(sent()[1]).toEqual({ choices: both, version: 4 });
  });

  it('are in Arabic', async () => {
    open();
    await box('Circulars In the portal');
    await switchLanguage('ar');
    expect(await box('التعاميم في البوابة')).toBeChecked();
  });
});
