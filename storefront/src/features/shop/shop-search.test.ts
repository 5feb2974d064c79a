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
  'sort=price_asc',
  'price_min=5&price_currency=SAR',
  'price_max=50.25&price_currency=SAR',
  'page=3',
  'view=list',
  'search=mask&tag=ppe&vendor=3&in_stock=1&rating=4&sort=name_desc&price_min=5&price_max=50.25&category=2,5&price_currency=SAR&page=3&view=list',
])('A shopper who is sent the address "%s" sees what its sender saw', (address) => {
  expect(Object.fromEntries(new URLSearchParams(write(address)))).toEqual(
    Object.fromEntries(new URLSearchParams(address)),
  );
  expect(read(write(address))).toEqual(read(address));
});

test('Several categories stand in the address as they are said: with commas', () => {
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
  'sort=cheapest',
  'page=0',
  'page=1.5',
  'price_min=-3',
  'price_max=many',
  'x=1',
])('What makes no sense in an address is passed over: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('A category that is named twice, or beside nonsense, counts once', () => {
  expect(read('category=2,2,x,5').category).toEqual([2, 5]);
});

test('A price in dinars has three digits after the point, a price in riyals two', () => {
  const params = new URLSearchParams('price_min=0.338&price_max=0.344');
  expect(readShopSearch(params, 'BHD')).toMatchObject({ price_min: 0.338, price_max: 0.344 });
  expect(readShopSearch(params, 'SAR').price_min).toBeUndefined();
});

test('A lowest price above the highest one is lowered to it', () => {
  expect(read('price_min=80&price_max=50')).toMatchObject({ price_min: 50, price_max: 50 });
});

test('A shopper who changes the currency loses the bounds of the price, and nothing else', () => {
  const params = new URLSearchParams('category=2&price_min=5&price_max=50&price_currency=SAR');
  expect(readShopSearch(params, 'SAR')).toMatchObject({ price_min: 5, price_max: 50 });
  const inDinars = readShopSearch(params, 'BHD');
  expect(inDinars.category).toEqual([2]);
  expect([inDinars.price_min, inDinars.price_max]).toEqual([undefined, undefined]);
  expect(writeShopSearch(inDinars, 'BHD')).toBe('category=2');
});

test('The server is not asked for spaces, nor told how the list is laid out', () => {
  expect(toFilters(read('search=%20mask%20&view=list'))).toEqual({ search: 'mask', page: 1 });
});

test('The server is asked for the products of any of several categories', () => {
  expect(toFilters(read('category=2,5'))).toMatchObject({ category: '2,5' });
});
