import { Form } from '@balsam/shared-ui';
import { consoleKit } from '@balsam/shared-ui/testing';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json';
import { PictureFileField } from './PictureFileField.tsx';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['square'], { type }));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const saved: (File | null)[] = [];
  const view = await renderWithProviders(
    <Form initialValues={{ logo: null as File | null }} onSubmit={({ logo }) => void saved.push(logo)} t={(key) => key}>
      <PictureFileField name="logo" label="Logo" current={null} />
      <button type="submit">Save</button>
    </Form>,
    { texts: { 'admin-console': en, kit: consoleKit.en } },
  );
  return { ...view, saved };
};

it('An admin crops a wide picture, and the square version is sent', async () => {
  const { user, saved } = await open();
  expect(screen.queryByRole('button', { name: 'Choose a square' })).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Logo'), new File(['a wide one'], 'wide.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Choose a square' }));
  const dialog = await screen.findByRole('dialog');
  const image = await waitFor(() => {
    const found = dialog.querySelector('img');
    if (!found) throw new Error('The picture is not there yet.');
    return found;
  });
  Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  Object.defineProperties(image, { width: { value: 400 }, height: { value: 200 } });
  fireEvent.load(image);
  await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'wide.png', size: 'square'.length });
});

it('A file that is not an image is not offered for cropping', async () => {
  await open();
  const text = new File(['words'], 'words.txt', { type: 'text/plain' });
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [text] } });
  expect(await screen.findByText('words.txt')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose a square' })).not.toBeInTheDocument();
});
