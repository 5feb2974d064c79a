import type { ImportRun } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openProducts } from '../../../testing/open-products.ts';

const AT = '/vendor/products/import';
const FILE = new File(['sku,stock\nGLV-1,4'], 'stock.csv', { type: 'text/csv' });
const run = (about: Partial<ImportRun>): ImportRun => ({
  ...{ id: 7, file_name: 'stock.csv', state: 'running', rows: 5000, done_rows: 1200, last_row: 1201 },
  ...{ created: 1000, updated: 150, unchanged: 40, failed: 10 },
  ...{ created_at: '2026-11-29T08:00:00.000Z', finished_at: null },
  ...about,
});
const report = {
  ...{ rows: 5000, created: 1000, updated: 150, unchanged: 40, failed: 1, inactive: 1, pictures: [] },
  errors: [{ row: 9, sku: 'GLV-9', field: 'stock', message: 'It is 4 now.' }],
  notes: [{ row: 12, sku: 'GLV-12', field: 'status', message: 'It needs a picture.' }],
  ...{ truncated: false, columns_unknown: [], dry_run: false, written: true },
};
afterEach(() => jest.useRealTimers());

it('A returning vendor sees the progress of the import and its end', async () => {
  let current = run({});
  const { calls } = await openProducts([], {
    at: AT,
    responses: {
      'GET /vendor/products/imports': () => ok({ imports: [current] }),
      'GET /vendor/products/imports/7': () => ok({ import: current, report }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'stock.csv is being imported' })).toBeVisible();
  expect(screen.getByText('1,200 of 5,000 rows are done.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute('value', '1200');
  expect(screen.queryByLabelText('Drop a CSV file here')).not.toBeInTheDocument();

  current = run({ state: 'done', done_rows: 5000, last_row: 5001, finished_at: '2026-11-29T08:01:00.000Z' });
  expect(await screen.findByRole('heading', { name: 'stock.csv was imported' }, { timeout: 5000 })).toBeVisible();
  const errors = await screen.findByRole('table', { name: 'Errors in the file' });
  expect(within(errors).getByText('It is 4 now.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Partly imported rows' })).toHaveTextContent('It needs a picture.');
  expect(screen.getByLabelText('Drop a CSV file here')).toBeInTheDocument();
  const read = calls().length;
  jest.useFakeTimers();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(calls()).toHaveLength(read);
});

it('A running import does not take the focus when the page opens', async () => {
  await openProducts([], { at: AT, responses: { 'GET /vendor/products/imports': () => ok({ imports: [run({})] }) } });
  expect(await screen.findByRole('heading', { name: 'stock.csv is being imported' })).not.toHaveFocus();
});

it('Progress is not announced, only a new state is', async () => {
  await openProducts([], { at: AT, responses: { 'GET /vendor/products/imports': () => ok({ imports: [run({})] }) } });
  const progress = await screen.findByText('1,200 of 5,000 rows are done.');
  expect(progress.closest('[role="status"], [aria-live]')).toBeNull();
});

it('A report that cannot be read can be requested again', async () => {
  let isUp = false;
  const { user } = await openProducts([], {
    at: AT,
    responses: {
      'GET /vendor/products/imports': () => ok({ imports: [run({ state: 'done', done_rows: 5000 })] }),
      'GET /vendor/products/imports/7': () =>
        isUp ? ok({ import: run({ state: 'done' }), report }) : { status: 503, body: {} },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Errors in the file' })).toBeVisible();
});

it('A vendor starts an import of many products and stops it', async () => {
  let current: ImportRun | null = null;
  const { user, calls } = await openProducts([], {
    at: AT,
    responses: {
      'GET /vendor/products/imports': () => ok({ imports: current ? [current] : [] }),
      'GET /vendor/products/imports/7': () => ok({ import: current, report }),
      'POST /vendor/products/import': ({ body }) => {
        if ((body as { dry_run: string }).dry_run === '1')
          return ok({ report: { ...report, failed: 0, errors: [], notes: [], dry_run: true, written: false } });
        current = run({ state: 'queued', done_rows: 0, last_row: null });
        return ok({ import: current });
      },
      'POST /vendor/products/imports/7/stop': () => {
        current = run({ state: 'stopped', finished_at: '2026-11-29T08:01:00.000Z' });
        return ok({ import: current, report });
      },
    },
  });
  await user.upload(await screen.findByLabelText('Drop a CSV file here'), FILE);
  await user.click(await screen.findByRole('button', { name: 'Import 1150 products' }));
  expect(await screen.findByRole('heading', { name: 'stock.csv is waiting for its turn' })).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Stop the import' }));
  expect(await screen.findByRole('heading', { name: 'The import of stock.csv was stopped' })).toHaveFocus();
  expect(screen.getByText('Line 1,201 of the file was the last one imported.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Download the result of each row' })).toBeVisible();
  expect(calls().filter(({ method }) => method === 'POST')).toHaveLength(3);
});
