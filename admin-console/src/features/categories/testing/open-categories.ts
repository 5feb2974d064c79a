import type { AdminCategory } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

export const category: AdminCategory = {
  id: 5,
  slug: 'wound-care',
  name: 'Wound care',
  category_name: 'Wound care',
  category_name_arabic: 'العناية بالجروح',
  category_description: 'Dressings and plasters.',
  category_description_arabic: 'ضمادات ولاصقات.',
  category_status: 1,
  vat_class: 'standard',
  return_class: 'open',
  size_guide: '',
  size_guide_arabic: '',
  return_days: 30,
  min_shelf_life_days: 30,
  authorisation_required: false,
  audience: 'anyone',
  cold_chain: false,
  quantity_limit: null,
  limit_days: 30,
  min_age: null,
  image: '/media/wound-640.webp',
  product_count: 12,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
};

type Answers = Parameters<typeof fakeApi>[0];

/** Opens a page of the categories; `sent` returns the mutating requests. */
export async function openCategories(at: string, rows: AdminCategory[] = [category], responses: Answers = {}) {
  const list = { categories: rows, meta: metaOf(rows) };
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/category': ok({ ...list, data: list }),
    'GET /admin/category/wound-care': ok({ data: category }),
    'GET /admin/category/5/effects': ok({ data: { offered_products: 9, unauthorised_products: 3, carts: 2 } }),
    'GET /admin/category/5/attributes': ok({
      data: { attributes: [], approved_count: 0, updated_at: category.updated_at },
    }),
    ...responses,
  });
  const view = await renderConsole(at);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...view, calls, sent, addressed: () => view.router.state.location.pathname };
}
