import { readShopSearch, toFilters, writeShopSearch } from './shopSearch.ts';

const read = (address: string) => readShopSearch(new URLSearchParams(address));

test.each([
  '',
  'search=mask&category=2&tag=ppe&sort=price_asc&price_min=5&price_max=50.25&page=3&view=list',
  'search=%D9%82%D9%81%D8%A7%D8%B2&page=2',
])('A shopper who is sent the address "%s" sees what its sender saw', (address) => {
  expect(writeShopSearch(read(address)).toString()).toBe(address);
});

test.each([
  'category=abc',
  'category=-1',
  'sort=cheapest',
  'page=0',
  'page=1.5',
  'price_min=-3',
  'price_max=many',
  'x=1',
])('What makes no sense in an address is passed over: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('A lowest price above the highest one is lowered to it', () => {
  expect(read('price_min=80&price_max=50')).toMatchObject({ price_min: 50, price_max: 50 });
});

test('The server is not asked for spaces, nor told how the list is laid out', () => {
  expect(toFilters(read('search=%20mask%20&view=list'))).toEqual({ search: 'mask', page: 1 });
});
