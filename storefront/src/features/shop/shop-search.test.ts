import { readShopSearch, toFilters, writeShopSearch } from './shop-search.ts';

const read = (address: string) => readShopSearch(new URLSearchParams(address), 'SAR');
const write = (address: string) => writeShopSearch(read(address), 'SAR');

test.each([
  '',
  'search=mask',
  'search=%D9%82%D9%81%D8%A7%D8%B2&page=2',
  'category=2',
  'category=2,5',
  'tag=ppe',
  'vendor=3',
  'in_stock=1',
  'rating=4',
  'shelf_life=180',
  'category=2&f=12,14;31',
  'sort=price_asc',
  'price_min=5&price_currency=SAR',
  'price_max=50.25&price_currency=SAR',
  'page=3',
  'view=list',
  'search=mask&tag=ppe&vendor=3&in_stock=1&shelf_life=90&rating=4&sort=name_desc&price_min=5&price_max=50.25&category=2,5&price_currency=SAR&page=3&view=list',
])('The address "%s" restores the search of its sender', (address) => {
  expect(Object.fromEntries(new URLSearchParams(write(address)))).toEqual(
    Object.fromEntries(new URLSearchParams(address)),
  );
  expect(read(write(address))).toEqual(read(address));
});

test('Several categories are comma-separated in the address', () => {
  expect(write('category=2,5')).toBe('category=2,5');
});

test.each([
  'category=abc',
  'category=-1',
  'category=,',
  'vendor=gulf-care',
  'in_stock=yes',
  'rating=0',
  'rating=6',
  'shelf_life=100',
  'f=12;',
  'f=a',
  'sort=cheapest',
  'page=0',
  'page=1.5',
  'price_min=-3',
  'price_max=many',
  'x=1',
])('Invalid parts of an address are ignored: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('A repeated category, or one next to nonsense, counts once', () => {
  expect(read('category=2,2,x,5').category).toEqual([2, 5]);
});

test('Prices in dinars have three decimals, prices in riyals two', () => {
  const params = new URLSearchParams('price_min=0.338&price_max=0.344');
  expect(readShopSearch(params, 'BHD')).toMatchObject({ price_min: 0.338, price_max: 0.344 });
  expect(readShopSearch(params, 'SAR').price_min).toBeUndefined();
});

test('A minimum above the maximum is lowered to it', () => {
  expect(read('price_min=80&price_max=50')).toMatchObject({ price_min: 50, price_max: 50 });
});

test('Changing the currency drops only the price bounds', () => {
  const params = new URLSearchParams('category=2&price_min=5&price_max=50&price_currency=SAR');
  expect(readShopSearch(params, 'SAR')).toMatchObject({ price_min: 5, price_max: 50 });
  const inDinars = readShopSearch(params, 'BHD');
  expect(inDinars.category).toEqual([2]);
  expect([inDinars.price_min, inDinars.price_max]).toEqual([undefined, undefined]);
  expect(writeShopSearch(inDinars, 'BHD')).toBe('category=2');
});

test('Requests contain neither blank searches nor the layout', () => {
  expect(toFilters(read('search=%20mask%20&view=list'))).toEqual({ search: 'mask', page: 1 });
});

test('Several categories are requested together', () => {
  expect(toFilters(read('category=2,5'))).toMatchObject({ category: '2,5' });
});
