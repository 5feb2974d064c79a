import type { ImportReport, Lang } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openProducts } from '../../../testing/open-products.ts';

const FILE = new File(['sku,stock\nGLV-1,4'], 'stock.csv', { type: 'text/csv' });
const report = (about: Partial<ImportReport>): ImportReport => ({
  rows: 3,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  inactive: 0,
  pictures: [],
  errors: [],
  notes: [],
  truncated: false,
  columns_unknown: [],
  dry_run: true,
  written: false,
  ...about,
});
const errors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    sku: `GLV-${index}`,
    field: 'stock',
    message: `Not a number (${index})`,
  }));

async function choose(dry: Partial<ImportReport>, written: Partial<ImportReport> = {}, lang: Lang = 'en') {
  const response = ({ body }: { body: unknown }) => {
    const isDry = (body as { dry_run: string }).dry_run === '1';
    return ok({ report: report(isDry ? dry : { ...dry, dry_run: false, written: true, ...written }) });
  };
  const view = await openProducts([], {
    at: '/vendor/products/import',
    lang,
    responses: { 'POST /vendor/products/import': response },
  });
  await view.user.upload(await screen.findByLabelText(/CSV/), FILE);
  const imports = () => view.calls().filter(({ method }) => method === 'POST');
  return { ...view, imports };
}

it('A dry run shows the changes before they are imported', async () => {
  const { user, imports } = await choose({ created: 1, updated: 1, unchanged: 1 });
  const heading = await screen.findByRole('heading', { name: 'stock.csv can be imported' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('Nothing has been changed yet.')).toBeVisible();
  const counts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(Object.fromEntries(counts)).toEqual({
    Products: '3',
    New: '1',
    Changed: '1',
    Unchanged: '1',
    'With errors': '0',
  });
  expect(imports().map(({ body }) => body)).toEqual([expect.objectContaining({ dry_run: '1' })]);

  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  expect(await screen.findByRole('heading', { name: 'stock.csv was imported' })).toBeVisible();
  expect(imports()[1]?.body).toMatchObject({ dry_run: '0' });
  expect(screen.getByRole('link', { name: 'Show products' })).toHaveAttribute('href', '/vendor/products');
});

it('A file with errors lists them by line and cannot be imported', async () => {
  const { user } = await choose({ failed: 60, errors: errors(60), columns_unknown: ['colour'] });
  await screen.findByRole('heading', { name: 'stock.csv has errors' });
  const table = within(screen.getByRole('table', { name: 'Errors in the file' }));
  expect(table.getByRole('row', { name: '2 GLV-0 Stock stock Not a number (0)' })).toBeVisible();
  expect(screen.getByText('colour')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(table.getAllByRole('row')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByLabelText('Drop a CSV file here')).toBeVisible();
});

it('The count of products inactive for lack of an image is shown twice', async () => {
  const { user } = await choose({ created: 3, inactive: 2 });
  const note = '2 products stay inactive until they have a picture.';
  expect(await screen.findByText(note)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 3 products' }));
  await screen.findByRole('heading', { name: 'stock.csv was imported' });
  expect(screen.getByText(note)).toBeVisible();
});

it('The page offers a template', async () => {
  URL.createObjectURL = () => 'blob:template';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, paths } = await openProducts([], {
    at: '/vendor/products/import',
    responses: { 'GET /vendor/products/import-template.csv': new Response('sku', { headers: {} }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  expect(screen.getByText(/New products are inactive. Once you activate one/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download a template' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(paths()).toContain('/vendor/products/import-template.csv');
});

it('A truncated error list shows how many lines are affected', async () => {
  await choose({ failed: 5, errors: errors(2), truncated: true });
  expect(await screen.findByText('Only the first 2 errors are listed.')).toBeVisible();
});

it('A file without changes says so', async () => {
  await choose({ unchanged: 3 });
  expect(await screen.findByRole('heading', { name: 'stock.csv changes nothing' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('If products changed since the dry run, nothing is imported', async () => {
  const { user } = await choose({ updated: 1 }, { written: false, failed: 1, errors: errors(1) });
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByRole('heading', { name: 'stock.csv has errors' })).toBeVisible();
  expect(screen.getByText(/^Nothing was imported/)).toBeVisible();
});

it('An unreadable file shows why, and another can be chosen', async () => {
  const reason = 'Save the file as UTF-8.';
  const message = 'Please check the fields that are marked.';
  const { user } = await openProducts([], {
    at: '/vendor/products/import',
    responses: {
      'POST /vendor/products/import': {
        status: 422,
        body: { status: 422, success: false, code: 'validation', message, errors: { file: [reason] } },
      },
    },
  });
  await user.upload(await screen.findByLabelText('Drop a CSV file here'), FILE);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByLabelText('Drop a CSV file here')).toBeVisible();
});

it('An Arabic reader imports one product', async () => {
  await choose({ created: 1 }, {}, 'ar');
  expect(await screen.findByRole('button', { name: 'استيراد منتج واحد' })).toBeVisible();
});
