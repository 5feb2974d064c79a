import { createAppStore } from '../store/store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { downloadsApi } from './downloads-api.ts';

const { downloadFile } = downloadsApi.endpoints;

function storeOfVendor() {
  const store = createAppStore({ apiBase: 'http://localhost/api' });
  return { download: (path: string) => store.dispatch(downloadFile.initiate({ url: path })).unwrap() };
}

const saved: { name: string; address: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:a-file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
});
afterEach(() => jest.restoreAllMocks());

const file = (disposition: string) => new Response('a,b', { headers: { 'content-disposition': disposition } });

it('A download is saved under the name that the server sends', async () => {
  fakeApi({ 'GET /report.csv': file(`attachment; filename="report.csv"; filename*=UTF-8''%D8%AA%D9%82%D8%B1.csv`) });
  expect(await storeOfVendor().download('report.csv')).toBe('تقر.csv');
  expect(saved).toEqual([{ name: 'تقر.csv', address: 'blob:a-file' }]);
});

it('A slow file is awaited as long as the proxy waits', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  fakeApi({ 'GET /report.csv': file('attachment; filename="report.csv"') });
  await storeOfVendor().download('report.csv');
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(300_000);
});

it('A refused download saves nothing and reports why', async () => {
  const body = { status: 403, success: false, code: 'forbidden', message: 'Not for you.' };
  fakeApi({ 'GET /report.csv': { status: 403, body } });
  await expect(storeOfVendor().download('report.csv')).rejects.toMatchObject({ status: 403, message: 'Not for you.' });
  expect(saved).toEqual([]);
});

it('A download refused only in the body saves nothing and reports why', async () => {
  fakeApi({ 'GET /report.csv': { body: { success: false, message: 'Not for you.' } } });
  await expect(storeOfVendor().download('report.csv')).rejects.toMatchObject({ status: 422, message: 'Not for you.' });
  expect(saved).toEqual([]);
});
