import type { AdminAttribute } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { adminUser } from '../../../testing/responses.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const option = (id: number, value: string, value_arabic: string, product_count: number) => ({
  ...{ id, value, value_arabic, product_count },
  ...{ flag: null, min: null, max: null },
});

export const material: AdminAttribute = {
  id: 7,
  code: 'material',
  kind: 'option',
  name: 'Material',
  name_arabic: 'المادة',
  help: 'The part that touches the skin.',
  help_arabic: 'الجزء الذي يلامس الجلد.',
  unit: '',
  unit_arabic: '',
  decimals: 0,
  min: null,
  max: null,
  options: [option(11, 'Nitrile', 'نتريل', 3), option(12, 'Latex', 'لاتكس', 0)],
  product_count: 3,
  categories: [{ id: 5, name: 'Wound care', name_arabic: 'العناية بالجروح' }],
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:00.000Z',
};

type Answers = Parameters<typeof fakeApi>[0];

/** Opens a page of the attributes; `sent` returns the mutating requests. */
export async function openAttributes(at: string, responses: Answers = {}, rows: AdminAttribute[] = [material]) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/attributes': ok({ data: { attributes: rows, meta: metaOf(rows) } }),
    'GET /admin/attributes/7': ok({ data: material }),
    ...responses,
  });
  const view = await renderConsole(at);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...view, sent, addressed: () => view.router.state.location.pathname };
}
