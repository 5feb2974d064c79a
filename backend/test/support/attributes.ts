import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';

interface Defined {
  id: number;
  code: string;
  options: { id: number }[];
  updated_at: string;
}

let serial = 0;

/** Attributes and categories as an admin makes them. @param token the admin's */
export const createAttributes = ({ call, make, database }: TestApp, token: string) => {
  const define = async (form: object): Promise<Defined> => {
    serial += 1;
    const code = `a_${serial}`;
    const body = { code, name: `Fact ${serial}`, name_arabic: `مواصفة ${serial}`, ...form };
    const { status, body: created } = await call('POST /admin/attributes', { token, body });
    assert.equal(status, 200, JSON.stringify(created));
    return created.data;
  };

  const assign = (category: number, attributes: object[]) =>
    call(`POST /admin/category/${category}/attributes`, { token, body: { _method: 'PUT', attributes } });

  return {
    define,
    assign,

    /** A category with a material, a width and a flag. */
    async gloves() {
      const category = await make.category();
      const options = [
        { value: 'Nitrile', value_arabic: 'نتريل' },
        { value: 'Latex', value_arabic: 'لاتكس' },
      ];
      const material = await define({ kind: 'option', options });
      const ranges = [
        { min: null, max: 5 },
        { min: 5, max: null },
      ];
      const length = { kind: 'number', unit: 'mm', unit_arabic: 'مم', decimals: 1, min: 0, max: 10, options: ranges };
      const width = await define(length);
      const sterile = await define({ kind: 'flag' });
      await assign(
        category.id,
        [material, width, sterile].map(({ id }) => ({ attribute_id: id })),
      );
      return { category, material, width, sterile };
    },

    /** Requires an attribute since 2020, as no admin can. */
    require: ({ id }: { id: number }) =>
      database.query(sql`UPDATE category_attributes SET required_from = '2020-01-01' WHERE attribute_id = ${id}`),

    approve: (id: number) => call(`POST /admin/product/toggle/approval/${id}`, { token, body: { approved: true } }),
  };
};
