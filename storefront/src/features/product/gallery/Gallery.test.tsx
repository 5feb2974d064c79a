import { renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { picture, productDetail, variant } from '../../../testing/catalog-samples.ts';
import { english } from '../../../testing/samples.ts';
import { Gallery } from './Gallery.tsx';
import { picturesOf } from './pictures-of.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture({ url: `/media/gloves-${index + 1}-640.webp` }));
const show = (count: number) =>
  renderWithProviders(<Gallery images={pictures(count)} first={0} name="Nitrile gloves" />, { texts: english });

test('Every picture can be opened', async () => {
  const { user } = await show(3);
  await user.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(screen.getByRole('button', { name: 'Show picture 2', pressed: true })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Nitrile gloves, picture 2' })).toHaveAttribute(
    'src',
    '/media/gloves-2-640.webp',
  );
});

test('Six pictures are all visible; of eight, three are behind a "more" tile', async () => {
  const { unmount } = await show(6);
  expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(6);
  unmount();
  await show(8);
  expect(screen.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Show 3 more pictures' })).toHaveTextContent('+3');
});

test('One picture has no thumbnails, and no picture shows a placeholder', async () => {
  const { unmount } = await show(1);
  expect(screen.getByRole('img', { name: 'Nitrile gloves' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show picture/ })).not.toBeInTheDocument();
  unmount();
  await show(0);
  expect(screen.getByRole('img', { name: 'Nitrile gloves' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('An illustration is marked; a photograph and a missing picture are not', async () => {
  const words = 'Illustration only. The product may look different.';
  const drawing = picture({ url: '/media/gloves-640.webp', illustration: true });
  const images = [drawing, picture({ url: '/media/uploads/4f-640.webp' })];
  const view = <Gallery images={images} first={0} name="Nitrile gloves" />;
  const { user, unmount } = await renderWithProviders(view, { texts: english });
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  await show(0);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('The gallery shows the picture of the chosen colour, and each picture once', () => {
  const teal = picture({ url: '/media/clog-teal-640.webp' });
  const rose = picture({ url: '/media/clog-rose-640.webp', variant_id: 72 });
  const product = productDetail({ images: [teal, { ...teal, variant_id: 71 }, rose] });
  expect(picturesOf(product, variant({ id: 72 }))).toEqual({ pictures: [teal, rose], first: 1 });
  expect(picturesOf(product, variant({ id: 71 }))).toMatchObject({ first: 0 });
});
