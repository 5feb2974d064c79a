import { ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { gloves } from '../../testing/gloves.ts';
import { openForm } from './testing/open-form.tsx';

const photo = new File(['picture'], 'gloves.jpg', { type: 'image/jpeg' });
const offer = () => screen.queryByRole('group', { name: 'Unsaved draft' });

beforeEach(() => localStorage.clear());

it('A new product can be resumed after its tab was closed', async () => {
  const lost = await openForm('/vendor/add-product');
  await lost.fill('Product Name', 'Latex gloves');
  await lost.fill('SAR Price', '12.50');
  await lost.fill('Add a tag', 'soft');
  fireEvent.keyDown(screen.getByLabelText('Add a tag'), { key: 'Enter' });
  await lost.choosePicture(photo);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/b-640.webp'),
  );
  lost.unmount();

  const { user } = await openForm('/vendor/add-product');
  expect(screen.getByLabelText('Product Name')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Product Name')).toHaveValue('Latex gloves');
  expect(screen.getByLabelText('SAR Price')).toHaveValue('12.50');
  expect(screen.getByRole('button', { name: /soft/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/b-640.webp');
});

it('A draft is offered only at its own product', async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.fill('SKU', 'GLV-2');
  lost.unmount();
  const other = await openForm('/vendor/add-product');
  expect(offer()).not.toBeInTheDocument();
  other.unmount();
  await openForm('/vendor/edit-product/nitrile-gloves');
  expect(offer()).toBeVisible();
});

/** Ages everything stored in this browser by some days. */
const letDaysPass = (days: number) => {
  for (const [key, kept] of Object.entries<string>({ ...localStorage }))
    localStorage.setItem(
      key,
      kept.replaceAll(/(?<="(?:at|since)":")[^"]+/g, (moment) =>
        new Date(Date.parse(moment) - days * 86_400_000).toISOString(),
      ),
    );
};

it('An old draft keeps its texts, but no images the server may have removed', async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.choosePicture(photo);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', '/media/b-640.webp'),
  );
  lost.unmount();
  for (const pictures of [2, 1]) {
    letDaysPass(10);
    const { fill, user, unmount } = await openForm('/vendor/edit-product/nitrile-gloves');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getAllByRole('img', { name: /Picture \d/ })).toHaveLength(pictures);
    await fill('Product Name', `Gloves ${pictures}`);
    unmount();
  }
  const { user } = await openForm('/vendor/edit-product/nitrile-gloves');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Product Name')).toHaveValue('Gloves 1');
});

/** A draft that raises the stock by two, resumed after three units were sold. */
const resumeAfterSales = async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.fill('Stock', '42');
  lost.unmount();
  const product = { ...gloves, stock: gloves.stock - 3 };
  const view = await openForm('/vendor/edit-product/nitrile-gloves', {
    'GET /vendor/products/nitrile-gloves': ok({ product }),
    'POST /vendor/products/nitrile-gloves': ok({}, 'Saved'),
  });
  const saved = async () => {
    await view.save();
    expect(await screen.findByText('Saved')).toBeVisible();
    return view.sent()[0];
  };
  const resume = () => view.user.click(screen.getByRole('button', { name: 'Continue' }));
  return { ...view, saved, resume };
};

it('A resumed draft does not bring back units sold in the meantime, and says so', async () => {
  const { resume, saved } = await resumeAfterSales();
  await resume();
  expect(screen.getByLabelText('Stock')).toHaveValue('42');
  expect(screen.getByLabelText('Stock')).toHaveAccessibleDescription(/In stock now: 37\. Once saved: 39\./);
  expect(await saved()).toMatchObject({ stock: '42', stock_seen: '40' });
});

it.each(['39', '42'])('After that notice, stock typed again, %s, is saved as typed', async (stock) => {
  const { user, resume, saved } = await resumeAfterSales();
  await resume();
  await user.clear(screen.getByLabelText('Stock'));
  await user.type(screen.getByLabelText('Stock'), stock);
  expect(screen.getByLabelText('Stock')).not.toHaveAccessibleDescription(/In stock now/);
  expect(await saved()).toMatchObject({ stock, stock_seen: '37' });
});

it('Stock typed before resuming a draft is saved as typed', async () => {
  const { fill, resume, saved } = await resumeAfterSales();
  await fill('Stock', '39');
  await resume();
  expect(await saved()).toMatchObject({ stock: '39', stock_seen: '37' });
});
