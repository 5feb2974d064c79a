import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from '../../form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { renderKit } from '../../testing/render-kit.tsx';
import { toPictureItem, type PictureItem, type UploadedPicture } from './picture-item.ts';
import { PicturesField } from './PicturesField.tsx';

const previews = { made: 0, revoked: [] as string[] };
beforeEach(() => {
  Object.assign(previews, { made: 0, revoked: [] });
  URL.createObjectURL = () => `blob:${(previews.made += 1)}`;
  URL.revokeObjectURL = (url) => void previews.revoked.push(url);
});

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const stored = (id: number): UploadedPicture => ({
  id,
  url: `/media/${id}-640.webp`,
  srcset: `/media/${id}-320.webp 320w, /media/${id}-1280.webp 1280w`,
});
const refusal = (message: string) => ({ message: 'Please check.', fieldErrors: { picture: message } });

interface Options {
  upload?: (file: File) => Promise<UploadedPicture>;
  images?: PictureItem[];
}

function show({ upload = () => Promise.resolve(stored(9)), images = [] }: Options = {}) {
  const onSubmit = jest.fn();
  const view = renderKit(
    <Form initialValues={{ images }} t={(key) => key} onSubmit={(values) => onSubmit(values)}>
      <PicturesField
        name="images"
        label="Pictures"
        upload={upload}
        assignment={{ label: 'Shows', placeholder: 'Everything', options: [{ value: 'L', label: 'Large' }] }}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const order = () => screen.queryAllByRole('img', { name: /Picture/ }).map((image) => image.getAttribute('src'));
  const choose = (files: File[]) => view.user.upload(screen.getByLabelText('Pictures', { selector: 'input' }), files);
  const sentIds = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    const { images: sent } = onSubmit.mock.calls.at(-1)[0] as { images: PictureItem[] };
    return sent.map(({ id }) => id);
  };
  return { ...view, onSubmit, order, choose, sentIds };
}
const three = [1, 2, 3].map((id) => toPictureItem(stored(id)));

it('Chosen pictures appear immediately and keep their order', async () => {
  const responses: ((picture: UploadedPicture) => void)[] = [];
  const upload = jest.fn(() => new Promise<UploadedPicture>((resolve) => responses.push(resolve)));
  const { choose, order, sentIds } = show({ upload });
  await choose([photo('a.jpg'), photo('b.jpg')]);
  expect(order()).toEqual(['blob:1', 'blob:2']);
  expect(screen.getAllByText('Uploading…')).toHaveLength(2);
  expect(upload).toHaveBeenCalledTimes(1);
  await act(async () => responses[0]?.(stored(1)));
  await act(async () => responses[1]?.(stored(2)));
  expect(order()).toEqual(['/media/1-640.webp', '/media/2-640.webp']);
  expect(previews.revoked).toEqual(['blob:1', 'blob:2']);
  expect(await sentIds()).toEqual([1, 2]);
});

it('Dropped files that are not pictures are listed with reasons', async () => {
  const upload = jest.fn(() => Promise.resolve(stored(1)));
  const { user } = show({ upload });
  const files = [
    new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }),
    new File([], 'nothing.png', { type: 'image/png' }),
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }),
    photo('good.jpg'),
  ];
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const zone = screen.getByText('Drop pictures here, or choose them.');
  fireEvent.drop(zone, { dataTransfer: { files, items, types: ['Files'] } });
  const problems = await screen.findByRole('alert');
  await waitFor(() => expect(within(problems).getAllByRole('listitem')).toHaveLength(3));
  expect(problems).toHaveTextContent('paper.pdf: This is not a JPEG, PNG or WebP picture.');
  expect(problems).toHaveTextContent('nothing.png: The file is empty.');
  expect(problems).toHaveTextContent('huge.png: The file is larger than 5 MB.');
  expect(upload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss the message about paper.pdf' }));
  expect(problems).not.toHaveTextContent('paper.pdf');
});

it('A picture that the server refuses disappears, and its reason stays', async () => {
  const upload = (file: File) =>
    file.name === 'small.jpg' ? Promise.reject(refusal('Too small.')) : Promise.resolve(stored(2));
  const { choose, order } = show({ upload });
  await choose([photo('small.jpg'), photo('good.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('small.jpg: Too small.');
  await waitFor(() => expect(order()).toEqual(['/media/2-640.webp']));
});

it('Without a connection the failed upload is reported', async () => {
  const { choose } = show({ upload: () => Promise.reject({ message: '', fieldErrors: {} }) });
  await choose([photo('a.jpg')]);
  expect(await screen.findByText(/could not be uploaded/)).toBeVisible();
});

it('Buttons reorder pictures, and the first is the main one', async () => {
  const { user, order, sentIds } = show({ images: three });
  act(() => screen.getByRole('button', { name: 'Move picture 3 forward' }).focus());
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['/media/1-640.webp', '/media/3-640.webp', '/media/2-640.webp']);
  expect(screen.getByRole('status')).toHaveTextContent('The picture is now number 2.');
  expect(screen.getByRole('button', { name: 'Move picture 2 forward' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Main picture')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move picture 1 forward' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(await sentIds()).toEqual([3, 1, 2]);
});

it('A picture can be removed, and another one assigned', async () => {
  const { user, onSubmit } = show({ images: three });
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await user.selectOptions(screen.getByLabelText('Shows: picture 2'), 'Large');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const { images } = onSubmit.mock.calls[0][0] as { images: PictureItem[] };
  expect(images.map(({ id, assignedTo }) => [id, assignedTo])).toEqual([
    [2, ''],
    [3, 'L'],
  ]);
});

describe('Cropping', () => {
  const drawImage = jest.fn();
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
      done(new Blob(['square'], { type }));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** The picture loads: 800 × 400 pixels, shown at half that size. */
  const load = async () => {
    const image = await waitFor(() => {
      const found = screen.getByRole('dialog').querySelector('img');
      if (!found) throw new Error('The picture is not there yet.');
      return found;
    });
    Object.defineProperties(image, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 400 },
      width: { value: 400 },
      height: { value: 200 },
    });
    fireEvent.load(image);
    return image;
  };

  it('A cropped square replaces the chosen file', async () => {
    const upload = jest.fn((file: File) => Promise.resolve(stored(file.type === 'image/jpeg' ? 5 : 6)));
    const { user, choose, order } = show({ upload });
    await choose([photo('wide.jpg')]);
    await waitFor(() => expect(order()).toEqual(['/media/5-640.webp']));
    upload.mockResolvedValue(stored(8));
    await user.click(screen.getByRole('button', { name: 'Crop picture 1' }));
    const image = await load();
    expect(image).toHaveAttribute('src', 'blob:2');
    await user.click(screen.getByRole('button', { name: 'Crop' }));
    expect(drawImage).toHaveBeenCalledWith(image, 200, 0, 400, 400, 0, 0, 400, 400);
    await waitFor(() => expect(order()).toEqual(['/media/8-640.webp']));
    expect(upload.mock.calls[1]?.[0]).toMatchObject({ name: 'wide.jpg', type: 'image/jpeg' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('The largest size of a stored picture is cropped, and kept on failure', async () => {
    const { user, order } = show({ images: three, upload: () => Promise.reject(refusal('Too small.')) });
    await user.click(screen.getByRole('button', { name: 'Crop picture 2' }));
    expect(await load()).toHaveAttribute('src', '/media/2-1280.webp');
    await user.click(screen.getByRole('button', { name: 'Crop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too small.');
    await waitFor(() => expect(order()).toEqual(['/media/1-640.webp', '/media/2-640.webp', '/media/3-640.webp']));
  });

  it('The square can be reached by keyboard', async () => {
    const { user } = show({ images: three });
    await user.click(screen.getByRole('button', { name: 'Crop picture 1' }));
    await load();
    expect(await screen.findByLabelText(/Visible part of the picture/)).toHaveAttribute('tabindex', '0');
  });

  it('A picture that cannot be opened is reported', async () => {
    const { user } = show({ images: three });
    await user.click(screen.getByRole('button', { name: 'Crop picture 1' }));
    await screen.findByRole('dialog');
    fireEvent.error(await waitFor(() => screen.getByRole('dialog').querySelector('img') as HTMLImageElement));
    expect(await screen.findByText('This picture could not be opened for cropping.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Crop' })).toBeDisabled();
  });
});
