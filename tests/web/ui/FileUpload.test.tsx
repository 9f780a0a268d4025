import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { FileUpload } from '../../../web/ui/upload/FileUpload.tsx';
import { renderForm } from './support.tsx';

const aFile = (name: string, size = 10, type = '') => new File(['x'.repeat(size)], name, { type });

function open(props: { maxFiles?: number; types?: string[]; progress?: number } = {}) {
  const { maxFiles = 2, types = ['xlsx', 'png'], ...rest } = props;
  const held = renderForm<{ files: File[] }>({ files: [] }, (control) => (
    <FileUpload
      control={control}
      name="files"
      label="Attachments"
      limits={{ maxFiles, maxBytes: 2048, types }}
      {...rest}
    />
  ));
  const zone = screen.getByRole('group', { name: 'Attachments' });
  return {
    zone,
    choose: (...files: File[]) =>
      fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]')!, { target: { files } }),
    drop: (...files: File[]) => fireEvent.drop(zone, { dataTransfer: { files } }),
    names: () => held().files.map(({ name }) => name),
  };
}

beforeAll(() => loadTexts(['ui', 'messages']));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

describe('files', () => {
  it('REQ-UI-21 REQ-UI-22 are listed with their size, an image with a preview 50 pixels wide', () => {
    const { choose } = open();
    choose(aFile('card.png', 1536, 'image/png'));
    expect(screen.getByText('card.png')).toBeInTheDocument();
    expect(screen.getByText('1.5 KB')).toBeInTheDocument();
    const preview = document.querySelector('img');
    expect(preview).toHaveAttribute('src', 'blob:picture');
    expect(preview).toHaveAttribute('width', '50');
  });

  it('REQ-VALID-15 REQ-VALID-16 REQ-VALID-17 are refused with their messages, and what was chosen stays', () => {
    const { choose, drop, names } = open();
    choose(aFile('one.xlsx'));
    drop(aFile('virus.exe'), aFile('huge.xlsx', 4096), aFile('two.xlsx'), aFile('three.xlsx'));
    expect(names()).toEqual(['one.xlsx', 'two.xlsx']);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'virus.exe: Invalid file type, allowed file types: xlsx, png.',
      'huge.xlsx: Invalid file size, maximum upload size is 2 KB.',
      'Maximum number of files exceeded, limit is 2 at most.',
    ]);
  });

  it('are taken away one by one, and the message of an old mistake with them', async () => {
    const { choose, names } = open();
    choose(aFile('one.xlsx'), aFile('virus.exe'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove one.xlsx' }));
    expect(names()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are held once, however often the same one is chosen', () => {
    const { choose, names } = open();
    const file = aFile('one.xlsx');
    choose(file);
    choose(file);
    expect(names()).toEqual(['one.xlsx']);
  });

  it('take the place of each other where one is allowed', () => {
    const { choose, names } = open({ maxFiles: 1 });
    choose(aFile('one.xlsx'));
    choose(aFile('two.xlsx'));
    expect(names()).toEqual(['two.xlsx']);
    choose(aFile('virus.exe'));
    expect(names()).toEqual(['two.xlsx']);
  });

  it('cannot be changed while they are sent', () => {
    const { drop, names } = open({ progress: 40 });
    expect(screen.getByRole('progressbar', { name: 'Sending the files' })).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    drop(aFile('one.xlsx'));
    expect(names()).toEqual([]);
  });
});
