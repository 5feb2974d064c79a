import { sql } from '../../../src/sql/sql.ts';
import type { SampleTools, Samples } from '../sample.ts';

/** Attributes of products and of categories. */
export const attributeSamples = ({ shop }: SampleTools): Samples => {
  let serial = 0;
  const form = () => ({
    ...{ code: `sample_${(serial += 1)}_${Date.now()}`, kind: 'option', name: 'Material', name_arabic: 'الخامة' },
    options: [{ value: 'Nitrile', value_arabic: 'نتريل' }],
  });

  const insert = async (): Promise<number> => {
    const { code } = form();
    const row = await shop.app.database.first<{ id: number }>(sql`
      INSERT INTO attributes (code, kind, name, name_ar) VALUES (${code}, 'text', 'Note', 'ملاحظة') RETURNING id`);
    return row?.id ?? 0;
  };
  const named = async () => ({ id: await insert() });
  const category = async () => ({ id: (await shop.make.category()).id });
  const ids = { 'params.id': { missing: 999_999_999 } } as const;

  return {
    'GET /categories/:id/facets': {
      access: 'public',
      request: async () => ({ params: await category(), query: { f: '1,2;3' } }),
      ids,
    },
    'GET /vendor/categories/:id/attributes': {
      access: 'vendor',
      request: async () => ({ params: await category() }),
      ids,
    },
    'GET /admin/attributes': { access: 'admin', request: () => ({ query: { search: 'Material' } }) },
    'GET /admin/attributes/:id': { access: 'admin', request: async () => ({ params: await named() }), ids },
    'POST /admin/attributes': { access: 'admin', request: () => ({ body: form() }) },
    'POST /admin/attributes/:id': {
      access: 'admin',
      request: async () => ({
        params: await named(),
        body: { _method: 'PUT', name: 'Remark', name_arabic: 'ملاحظة' },
      }),
      ids,
    },
    'DELETE /admin/attributes/:id': { access: 'admin', request: async () => ({ params: await named() }), ids },
    'GET /admin/category/:id/attributes': { access: 'admin', request: async () => ({ params: await category() }), ids },
    'POST /admin/category/:id/attributes': {
      access: 'admin',
      request: async () => ({
        params: await category(),
        body: { _method: 'PUT', attributes: [{ attribute_id: await insert() }] },
      }),
      ids,
    },
  };
};
