import { category } from '../../testing/catalog-samples.ts';
import { toSuggestions } from './suggestions.ts';

const product = (id: number) => ({
  id,
  slug: `p-${id}`,
  name: `Product ${id}`,
  name_arabic: '',
  picture: null,
  price: 1,
  highest_price: 1,
  currency: 'SAR' as const,
});
const full = {
  words: ['a', 'b', 'c', 'd'],
  categories: [1, 2, 3].map((id) => category({ id })),
  vendors: [1, 2].map((id) => ({ id, company_name: `Vendor ${id}`, company_name_arabic: '' })),
  products: [1, 2, 3, 4, 5, 6].map(product),
};
const kindsOf = (most: number) => toSuggestions(full, most).map(({ kind }) => kind);

test('At most ten suggestions are shown on desktops and eight on phones', () => {
  expect(kindsOf(10)).toHaveLength(10);
  expect(kindsOf(8)).toHaveLength(8);
});

test('Words, categories and sellers leave room for products', () => {
  expect(kindsOf(8).filter((kind) => kind === 'product')).toHaveLength(2);
});

test('Every suggestion has a different target', () => {
  const places = toSuggestions(full, 10).map(({ to }) => to);
  expect(new Set(places).size).toBe(10);
  expect(places).toEqual(expect.arrayContaining(['/shop?search=a', '/shop?category=1', '/sellers/1', '/product/p-1']));
});
