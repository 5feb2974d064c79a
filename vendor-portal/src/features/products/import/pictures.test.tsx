import { ok } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openProducts } from '../../../testing/open-products.ts';

const AT = '/vendor/products/import';
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const drop = () => screen.getByLabelText('Pictures by SKU', { selector: 'input' });

const unknown = (sku: string) => ({
  status: 422,
  body: {
    ...{ status: 422, success: false, code: 'validation', message: 'Please check the fields that are marked.' },
    errors: { sku: [`None of your products or variants has the SKU ${sku}.`] },
  },
});

it('Images named by SKU are uploaded, and those without a product are listed', async () => {
  // The fake API does not see file names, so it treats the second image as unknown until the retry.
  const UNKNOWN = 2;
  let sent = 0;
  const { user } = await openProducts([], {
    at: AT,
    responses: {
      'POST /vendor/product-pictures': () => {
        sent += 1;
        return sent === UNKNOWN ? unknown('NEW') : ok({ product: { slug: 'gloves', sku: 'G' } });
      },
    },
  });
  await screen.findByRole('heading', { name: 'Pictures by SKU' });
  await user.upload(drop(), [photo('GLV-1.jpg'), photo('NEW.jpg'), photo('GLV-1-2.jpg')]);
  expect(await screen.findByText('2 of 3 pictures uploaded.')).toBeVisible();
  expect(sent).toBe(3);
  const problems = within(screen.getByRole('list', { name: 'Pictures that were not added' }));
  expect(problems.getByText('NEW.jpg')).toBeVisible();
  expect(problems.getByText(/None of your products or variants has the SKU NEW/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try these again' }));
  expect(await screen.findByText('3 of 3 pictures uploaded.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pictures that were not added' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show inactive products' })).toHaveAttribute(
    'href',
    '/vendor/products?status=inactive',
  );
});

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { status, success: false, code, message },
});

it('A used-up daily quota is reported once, and the rest can be resumed', async () => {
  const used = refusal(429, 'upload_quota_used', 'You have uploaded as many files as one day allows.');
  let sent = 0;
  const { user } = await openProducts([], {
    at: AT,
    responses: {
      'POST /vendor/product-pictures': () => {
        sent += 1;
        return sent === 2 ? used : ok({ product: { slug: 'gloves', sku: 'G' } });
      },
    },
  });
  await screen.findByRole('heading', { name: 'Pictures by SKU' });
  await user.upload(drop(), [photo('A.jpg'), photo('B.jpg'), photo('C.jpg'), photo('D.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You have uploaded as many files as one day allows. 3 pictures remaining.',
  );
  expect(screen.getByText('1 of 4 pictures uploaded.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pictures that were not added' })).not.toBeInTheDocument();
  expect(sent).toBe(2);

  await user.click(screen.getByRole('button', { name: 'Continue with the rest' }));
  expect(await screen.findByText('4 of 4 pictures uploaded.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent).toBe(5);
});

/** Drops images while the server rejects a number of requests; `pass` advances the time in seconds. */
async function dropWhileBusy(files: File[], code: string, refusals: number) {
  let sent = 0;
  await openProducts([], {
    at: AT,
    responses: {
      'POST /vendor/product-pictures': () => {
        sent += 1;
        const isBusy = sent <= refusals;
        return isBusy ? refusal(503, code, 'The shop is busy.') : ok({ product: { slug: 'gloves', sku: 'G' } });
      },
    },
  });
  await screen.findByRole('heading', { name: 'Pictures by SKU' });
  jest.useFakeTimers();
  fireEvent.change(drop(), { target: { files } });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  await pass(1);
  return { pass, sent: () => sent };
}
afterEach(() => jest.useRealTimers());

it.each(['rate_limited', 'overloaded', 'unavailable'])(
  'An image rejected by a busy server (%s) is retried automatically',
  async (code) => {
    const { pass, sent } = await dropWhileBusy([photo('A.jpg'), photo('B.jpg')], code, 2);
    expect(sent()).toBe(1);
    expect(screen.getByText('0 of 2 pictures uploaded. Keep this page open until the upload finishes.')).toBeVisible();
    await pass(20);
    expect(screen.getByText('2 of 2 pictures uploaded.')).toBeVisible();
    expect(sent()).toBe(4);
    expect(screen.queryByRole('list', { name: 'Pictures that were not added' })).not.toBeInTheDocument();
  },
);

it('A server that stays busy gets no more requests, and the rest can be resumed', async () => {
  const { pass, sent } = await dropWhileBusy([photo('A.jpg'), photo('B.jpg')], 'overloaded', 9);
  await pass(600);
  expect(sent()).toBe(5);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop is busy. 2 pictures remaining.');
  expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeVisible();
});

it('The first hundred of thousands of unknown images are listed, with a total', async () => {
  const { user } = await openProducts([], {
    at: AT,
    responses: { 'POST /vendor/product-pictures': unknown('NEW') },
  });
  await screen.findByRole('heading', { name: 'Pictures by SKU' });
  await user.upload(
    drop(),
    Array.from({ length: 103 }, (_, number) => photo(`NEW-${number}.jpg`)),
  );
  await screen.findByRole('button', { name: 'Try these again' });
  const problems = screen.getByRole('list', { name: 'Pictures that were not added' });
  expect(within(problems).getAllByText(/None of your products/)).toHaveLength(100);
  expect(within(problems).getByText('and 3 more')).toBeVisible();
});

const table = new File(['sku,images\nGLV-1,https://a.test/1.jpg'], 'list.csv', { type: 'text/csv' });
const report = (about: object) => ({
  ...{ rows: 2, created: 2, updated: 0, unchanged: 0, failed: 0, inactive: 0, errors: [], notes: [], pictures: [] },
  ...{ truncated: false, columns_unknown: [], dry_run: true, written: false },
  ...about,
});

it('Images named in the file can be downloaded after the import', async () => {
  const pictures = [
    { sku: 'GLV-1', address: 'https://a.test/1.jpg' },
    { sku: 'GLV-2', address: 'https://a.test/2.jpg' },
  ];
  const fetched: unknown[] = [];
  const { user } = await openProducts([], {
    at: AT,
    responses: {
      'POST /vendor/products/import': ({ body }) => {
        const isDry = (body as { dry_run: string }).dry_run === '1';
        return ok({ report: report({ pictures, dry_run: isDry, written: !isDry }) });
      },
      'POST /vendor/product-pictures': ({ body }) => {
        fetched.push(body);
        return ok({ product: { slug: 'gloves', sku: 'GLV-1' } });
      },
    },
  });
  await user.upload(await screen.findByLabelText('Drop a CSV file here'), table);
  expect(await screen.findByText(/^The file names 2 pictures .* after the import\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fetch/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await user.click(await screen.findByRole('button', { name: 'Fetch 2 pictures' }));
  expect(await screen.findByText('2 of 2 pictures uploaded.')).toBeVisible();
  expect(fetched).toEqual(pictures);
});

it('Lines with errors can be skipped and downloaded', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => {
    saved.push(content as Blob);
    return 'blob:errors';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const errors = [{ row: 3, sku: '=GLV-2', field: 'price_sar', message: 'Say "12.50"' }];
  const { user, calls } = await openProducts([], {
    at: AT,
    responses: {
      'POST /vendor/products/import': ({ body }) => {
        const { dry_run, skip_failed } = body as Record<string, string>;
        return ok({
          report: report({ created: 1, failed: 1, errors, written: dry_run === '0' && skip_failed === '1' }),
        });
      },
    },
  });
  await user.upload(await screen.findByLabelText('Drop a CSV file here'), table);
  await user.click(await screen.findByRole('button', { name: 'Download the errors' }));
  expect(click).toHaveBeenCalled();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await textOf(saved[0])).replace('\ufeff', '')).toBe(
    '"Line","SKU","Column","What is wrong"\r\n"3","\'=GLV-2","price_sar","Say ""12.50"""\r\n',
  );

  await user.click(screen.getByRole('button', { name: 'Import the 1 product without errors' }));
  expect(await screen.findByRole('heading', { name: 'list.csv was imported' })).toBeVisible();
  expect(screen.getByText('1 row with errors was skipped.')).toBeVisible();
  expect(calls().filter(({ method }) => method === 'POST')[1]?.body).toMatchObject({ dry_run: '0', skip_failed: '1' });
});

/** Blobs of jsdom have no text() method. */
const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    if (blob) reader.readAsText(blob);
  });

it('The page lists the shop’s category names', async () => {
  const { user } = await openProducts([], { at: AT });
  await user.click(await screen.findByText('Name of the category'));
  expect(screen.getByText('Protection')).toBeVisible();
  expect(screen.getByText('الوقاية')).toBeVisible();
});
