import { createHref } from './create-href.ts';

const shop = createHref('', { home: '', list: 'shop', product: 'product/:slug', post: 'blog/:slug' });
const admin = createHref('/admin', { home: '', orders: 'orders/:number?', places: 'places/:country?/:state?' });

test.each([
  [shop('home'), '/'],
  [shop('list'), '/shop'],
  [shop('product', { slug: 'nitrile-gloves' }), '/product/nitrile-gloves'],
  [admin('home'), '/admin'],
  [admin('orders'), '/admin/orders'],
  [admin('orders', { number: 'BLS-1' }), '/admin/orders/BLS-1'],
  [admin('places', { country: 1, state: 2 }), '/admin/places/1/2'],
])('A page is where its name and its parameters say: %s', (address, expected) => {
  expect(address).toBe(expected);
});

test('Values that the path does not name become the query; undefined is left out', () => {
  expect(shop('product', { slug: 'mask', tab: 'reviews', variant: undefined })).toBe('/product/mask?tab=reviews');
  expect(shop('list', { search: 'gloves & masks', page: 2 })).toBe('/shop?search=gloves+%26+masks&page=2');
});

test('No value can break out of its place in the path', () => {
  expect(shop('post', { slug: '../admin?x=1' })).toBe('/blog/..%2Fadmin%3Fx%3D1');
});
