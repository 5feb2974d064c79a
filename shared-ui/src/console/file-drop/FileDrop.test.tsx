import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Lang } from '../../format/format.ts';
import { renderKit } from '../../testing/render-kit.tsx';
import { FileDrop } from './FileDrop.tsx';

const csv = new File(['sku'], 'products.csv', { type: 'text/csv' });
const photo = new File(['x'], 'photo.png', { type: 'image/png' });

function open(lang: Lang = 'en') {
  const onFile = jest.fn();
  const view = renderKit(
    <FileDrop label="Products" hint="Up to 32 MB" accept={{ 'text/csv': ['.csv', '.txt'] }} onFile={onFile} />,
    { lang },
  );
  const drop = (...files: File[]) => {
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(screen.getByLabelText('Products'), { dataTransfer: { files, items, types: ['Files'] } });
  };
  return { ...view, onFile, drop };
}

it('A keyboard user reaches the field, hears its purpose and chooses a file', async () => {
  const { user, onFile } = open();
  await user.tab();
  expect(screen.getByLabelText('Products')).toHaveFocus();
  expect(screen.getByLabelText('Products')).toHaveAccessibleName('Products');
  expect(screen.getByLabelText('Products')).toHaveAccessibleDescription('Up to 32 MB');
  await user.upload(screen.getByLabelText('Products'), csv);
  expect(await screen.findByLabelText('Products')).toBeValid();
  expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'products.csv' }));
});

it('A vendor drops a file', async () => {
  const { drop, onFile } = open();
  drop(csv);
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
});

it.each([
  ['en', [photo], 'This file cannot be used. Choose one that ends in .csv .txt'],
  ['ar', [photo], 'لا يمكن استخدام هذا الملف. اختر ملفًا ينتهي بـ ‎.csv .txt'],
  ['en', [csv, csv], 'Choose one file only.'],
] as const)(
  'A vendor (%s) who drops what will not do is told why, and nothing is taken',
  async (lang, files, words) => {
    const { drop, onFile } = open(lang);
    drop(...files);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Products')).toBeInvalid();
    expect(onFile).not.toHaveBeenCalled();
  },
);
