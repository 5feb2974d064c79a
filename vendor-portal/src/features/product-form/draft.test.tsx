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

/** What this browser keeps becomes so many days older. */
const letDaysPass = (days: number) => {
  for (const [key, kept] of Object.entries<string>({ ...localStorage }))
    localStorage.setItem(
      key,
      kept.replaceAll(/(?<="(?:at|since)":")[^"]+/g, (moment) =>
        new Date(Date.parse(moment) - days * 86_400_000).toISOString(),
      ),
    );
};

it('A vendor who comes back twice keeps the texts, but no picture that the server may have removed meanwhile', async () => {
  const lost = await openForm('/vendor/edit-product/nitrile-gloves');
  await lost.choosePicture(photo);
  expect(await screen.findByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', '/media/b-640.webp');
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

/** A draft with two more than there were, gone on with after three were sold. */
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

it('A vendor who goes on with a stock that was typed before three were sold does not bring them back, and reads so', async () => {
  const { resume, saved } = await resumeAfterSales();
  await resume();
  expect(screen.getByLabelText('Stock')).toHaveValue('42');
  expect(screen.getByLabelText('Stock')).toHaveAccessibleDescription(/In stock now: 37\. Once saved: 39\./);
  expect(await saved()).toMatchObject({ stock: '42', stock_seen: '40' });
});

it.each(['39', '42'])('A vendor who reads that and types the stock anew, %s, has that in stock', async (stock) => {
  const { user, resume, saved } = await resumeAfterSales();
  await resume();
  await user.clear(screen.getByLabelText('Stock'));
  await user.type(screen.getByLabelText('Stock'), stock);
  expect(screen.getByLabelText('Stock')).not.toHaveAccessibleDescription(/In stock now/);
  expect(await saved()).toMatchObject({ stock, stock_seen: '37' });
});

it('A vendor who types the stock before going on with a draft has that in stock', async () => {
  const { fill, resume, saved } = await resumeAfterSales();
  await fill('Stock', '39');
  await resume();
  expect(await saved()).toMatchObject({ stock: '39', stock_seen: '37' });
});
