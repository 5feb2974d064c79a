import { ok } from '@balsam/shared-api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { gloves, openForm } from './testing/open-form.tsx';

const photo = new File(['picture'], 'gloves.jpg', { type: 'image/jpeg' });
const offer = () => screen.queryByRole('group', { name: 'Unsaved draft' });

beforeEach(() => localStorage.clear());

it('A vendor whose tab was closed goes on with a new product: its texts, tags, variants’ prices and uploaded pictures', async () => {
  const lost = await openForm('/vendor/add-product');
  await lost.fill('Product Name', 'Latex gloves');
  await lost.fill('SAR Price', '12.50');
  await lost.fill('Add a tag', 'soft');
  fireEvent.keyDown(screen.getByLabelText('Add a tag'), { key: 'Enter' });
  await lost.choosePicture(photo);
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/b-640.webp');
  lost.unmount();

  const { user } = await openForm('/vendor/add-product');
  expect(screen.getByLabelText('Product Name')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Product Name')).toHaveValue('Latex gloves');
  expect(screen.getByLabelText('SAR Price')).toHaveValue('12.50');
  expect(screen.getByRole('button', { name: /soft/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/b-640.webp');
});

it('A vendor is offered the draft of a product at that product only', async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.fill('SKU', 'GLV-2');
  lost.unmount();
  const other = await openForm('/vendor/add-product');
  expect(offer()).not.toBeInTheDocument();
  other.unmount();
  await openForm('/vendor/edit-product/nitrile-gloves');
  expect(offer()).toBeVisible();
});

it('A vendor who goes on with a stock that was typed before three were sold does not bring them back', async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.fill('Stock', '42');
  lost.unmount();
  const product = { ...gloves, stock: gloves.stock - 3 };
  const { user, save, sent } = await openForm('/vendor/edit-product/nitrile-gloves', {
    'GET /vendor/products/nitrile-gloves': ok({ product }),
    'POST /vendor/products/nitrile-gloves': ok({}, 'Saved'),
  });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Stock')).toHaveValue('42');
  await save();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent()[0]).toMatchObject({ stock: '42', stock_seen: String(gloves.stock) });
});
