import type { Lang } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { gloves } from '../../../testing/gloves.ts';
import { vendorUser } from '../../../testing/responses.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';

type Answers = Parameters<typeof fakeApi>[0];

export const refusal = (status: number, code: string, message: string, errors?: Record<string, string[]>) => ({
  status,
  body: { status, success: false, code, message, ...(errors && { errors }) },
});

/** Opens the add or edit page with a fake API that has the gloves; returns helpers and the requests sent. */
export async function openForm(path: string, responses: Answers = {}, lang: Lang = 'en') {
  let previews = 0;
  URL.createObjectURL = () => `blob:preview-${(previews += 1)}`;
  URL.revokeObjectURL = () => undefined;
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /categories': ok({
      categories: [
        { id: 2, slug: 'protection', name: 'Protection', name_arabic: 'الوقاية', image: null, product_count: 1 },
      ],
    }),
    'GET /vendor/categories/2/attributes': ok({ attributes: [] }),
    'GET /vendor/products': ok({ products: [], meta: { current_page: 1, last_page: 1, total: 0, per_page: 10 } }),
    'GET /vendor/products/nitrile-gloves': ok({ product: gloves }),
    'POST /vendor/pictures': ok({ picture: { id: 71, url: '/media/b-640.webp', srcset: '' } }),
    ...responses,
  });
  const view = await renderPortal(path, 'vendor', lang);
  await screen.findByRole('option', { name: lang === 'ar' ? 'الوقاية' : 'Protection' });
  const { user } = view;
  // Typing into a form of this size would be too slow.
  const fill = async (label: string, text: string, area: HTMLElement = document.body) => {
    await act(async () => fireEvent.change(within(area).getByLabelText(label), { target: { value: text } }));
  };
  return {
    ...view,
    fill,
    save: () => user.click(screen.getByRole('button', { name: 'Save product' })),
    choosePicture: (file: File) => user.upload(screen.getByLabelText('Product images', { selector: 'input' }), file),
    sent: () =>
      calls
        .filter(({ method, path: to }) => method === 'POST' && to.startsWith('/vendor/products'))
        .map(({ body }) => body as Record<string, string>),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

const photo = new File(['picture'], 'gloves.jpg', { type: 'image/jpeg' });

/** Fills in all required fields of a product. */
export async function fillProduct({ fill, user, choosePicture }: Form) {
  await fill('Product Name', 'Latex gloves');
  await fill('Product Name Arabic', 'قفازات لاتكس');
  await fill('Description', 'Soft.');
  await fill('Description Arabic', 'ناعمة.');
  await fill('SAR Price', '12.50');
  await fill('USD Price', '3.5');
  await fill('BHD Price', '١٫٢٥٥');
  await fill('SKU', 'LTX-1');
  await fill('Barcode', '62820');
  await fill('Stock', '٨');
  await user.selectOptions(screen.getByLabelText('Category'), 'Protection');
  await choosePicture(photo);
}

/** Fills in the new variant. */
export async function fillVariant({ fill }: Form, sku = 'LTX-BLUE') {
  const draft = screen.getByRole('group', { name: 'New variant' });
  await fill('Value', 'Blue', draft);
  await fill('Variant stock', '5', draft);
  await fill('Variant SKU', sku, draft);
  await fill('Variant barcode', '62821', draft);
  await fill('Price (SAR)', '13', draft);
  await fill('Price (USD)', '3.75', draft);
  await fill('Price (BHD)', '1.3', draft);
  return draft;
}
