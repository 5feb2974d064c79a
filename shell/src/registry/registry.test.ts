import { fakeApi } from '@balsam/shared-api/testing';
import { REGISTRY } from '../testing/open-shell.tsx';
import { apiBaseOf, fetchRegistry, storeRegistry, readStoredRegistry, readRegistry } from './registry.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));

const page = (content: string) =>
  new DOMParser().parseFromString(`<script type="application/json" id="registry">${content}</script>`, 'text/html');

test('An inlined registry is read without a request', () => {
  expect(readRegistry(page(JSON.stringify(REGISTRY)))).toEqual(REGISTRY);
});

test.each(['', '{', '{"areas":{}}', 'null'])('A page that contains %j instead has no registry', (content) => {
  expect(readRegistry(page(content))).toBeNull();
  expect(readRegistry(new DOMParser().parseFromString('<p></p>', 'text/html'))).toBeNull();
});

test('The last registry is stored, and read only while its format is understood', () => {
  expect(readStoredRegistry(localStorage)).toBeNull();
  storeRegistry(localStorage, REGISTRY);
  expect(readStoredRegistry(localStorage)).toEqual(REGISTRY);
  const [area] = REGISTRY.areas;
  for (const areas of [[{ ...area, entry: undefined }], [null], 'none']) {
    localStorage.setItem('registry-2', JSON.stringify({ ...REGISTRY, areas }));
    expect(readStoredRegistry(localStorage)).toBeNull();
  }
});

test('A full browser storage does not stop the page', () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const full: Storage = { ...localStorage, setItem };
  expect(() => storeRegistry(full, REGISTRY)).not.toThrow();
});

test('An unreadable registry is rejected', async () => {
  fakeApi({ 'GET /registry.json': { body: { oops: true } } });
  await expect(fetchRegistry()).rejects.toThrow('The registry cannot be read.');
});

test.each([
  ['/api', 'http://localhost/api/'],
  ['/api/', 'http://localhost/api/'],
  ['https://api.balsam.test/v1', 'https://api.balsam.test/v1/'],
])('The API base %s is %s for every request', (apiBase, address) => {
  expect(apiBaseOf({ ...REGISTRY, apiBase })).toBe(address);
});
