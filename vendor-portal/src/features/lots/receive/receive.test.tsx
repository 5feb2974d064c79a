import type { ScannedBox } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { box, goods } from '../../../testing/lots.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { vendorUser } from '../../../testing/responses.ts';

type Responses = Parameters<typeof fakeApi>[0];

const CODE = '010628100000010617270331110A12';

beforeEach(() => localStorage.clear());

const open = async (scanned: Partial<ScannedBox> = {}, responses: Responses = {}) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/lots': ok({ lots: [], meta: metaOf([]) }),
    'GET /vendor/lots/goods': ok({ goods: [goods] }),
    'POST /vendor/lots/scan': ok({ data: { ...box, ...scanned } }),
    ...responses,
  });
  const view = await renderPortal('/vendor/batches/receive');
  const field = await screen.findByLabelText('Scan a box');
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  const scan = async (code = CODE) => view.user.type(field, `${code}{Enter}`);
  return { ...view, field, scan, sent };
};

const units = () => screen.getAllByLabelText('Units').map((field) => (field as HTMLInputElement).value);

it('A scanned box becomes a line, and the same box again adds one unit', async () => {
  const { field, scan, sent, user, router } = await open(
    {},
    { 'POST /vendor/lots/receive': ok({}, 'The delivery has been booked.') },
  );
  expect(field).toHaveFocus();
  await scan();
  expect(await screen.findByLabelText('Batch no.')).toHaveValue('A12');
  expect(screen.getByLabelText('Expires')).toHaveValue('2027-03-31');
  expect(stripBidi(screen.getByText(/^Compare with the box/).textContent ?? '')).toBe(
    'Compare with the box: batch A12, expires Mar 31, 2027',
  );
  expect(field).toHaveFocus();
  await scan();
  await waitFor(() => expect(units()).toEqual(['2']));
  await user.type(screen.getByLabelText('Delivery note'), 'DN-1');
  await user.click(screen.getByRole('button', { name: 'Book the delivery' }));
  expect(await screen.findByText('The delivery has been booked.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/vendor/batches');
  expect(sent('/vendor/lots/receive')).toEqual([
    {
      ...{ reference: 'DN-1', received_on: expect.any(String), source: 'scan' },
      lines: [
        {
          ...{ product_id: 1, variant_id: null, lot_no: 'A12', expires_on: '2027-03-31', made_on: '2026-03-01' },
          ...{ gtin: box.gtin, quantity: 2 },
        },
      ],
    },
  ]);
});

it('Codes that follow each other quickly are all counted', async () => {
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    return ok({ data: box });
  };
  const { scan } = await open({}, { 'POST /vendor/lots/scan': slow });
  await scan();
  await scan();
  await scan();
  await waitFor(() => expect(units()).toEqual(['3']));
});

it('The separator that a scanner types as Ctrl+] is part of the code', async () => {
  const { user, field, sent } = await open();
  await user.type(field, '10A12');
  fireEvent.keyDown(field, { key: ']', code: 'BracketRight', ctrlKey: true });
  await user.type(field, '17270331{Enter}');
  await waitFor(() => expect(sent('/vendor/lots/scan')).toEqual([{ code: '10A12␝17270331' }]));
});

it('A box of an unknown product asks for the product', async () => {
  const { user, scan } = await open({ matches: [] });
  await scan();
  expect(await screen.findByText(/No product of yours has the GTIN 06281000000106/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Book the delivery' }));
  expect(await screen.findByText('Choose the product.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Find the product' }), 'glo');
  await user.click(await screen.findByRole('option', { name: /Nitrile gloves/ }));
  expect(await screen.findByRole('group', { name: 'Nitrile gloves, line 1' })).toBeVisible();
});

it('An unreadable code says why, and adds no line', async () => {
  const nothing = { gtin: null, lot_no: null, expires_on: null, made_on: null, matches: [] };
  const { scan } = await open({ ...nothing, problem: 'This is a HIBC code.' });
  await scan('+A123');
  expect(await screen.findByText('This is a HIBC code.')).toBeVisible();
  expect(screen.queryByLabelText('Batch no.')).not.toBeInTheDocument();
});

it('A refused delivery names the line, and keeps it', async () => {
  const message = 'This batch has expired.';
  const refused = {
    status: 422,
    body: { status: 422, success: false, code: 'validation', message, errors: { 'lines.0.expires_on': [message] } },
  };
  const { scan, user } = await open({}, { 'POST /vendor/lots/receive': refused });
  await scan();
  const line = within(await screen.findByRole('group', { name: 'Nitrile gloves, line 1' }));
  await user.click(screen.getByRole('button', { name: 'Book the delivery' }));
  await waitFor(() => expect(line.getByLabelText('Expires')).toHaveAccessibleDescription(message));
  expect(line.getByLabelText('Batch no.')).toHaveValue('A12');
});

const table = new File(['sku,lot_no,quantity'], 'batches.csv', { type: 'text/csv' });
const chooseTable = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.upload(screen.getByLabelText('Drop a CSV file here'), table);

it('The lines of a table are added to the delivery', async () => {
  const line = { goods, lot_no: 'B7', expires_on: '2028-01-31', made_on: null, quantity: 12, gtin: '' };
  const { user } = await open(
    {},
    { 'POST /vendor/lots/import': ok({ data: { reference: 'DN-7', lines: [line], errors: [] } }) },
  );
  await chooseTable(user);
  expect(await screen.findByLabelText('Batch no.')).toHaveValue('B7');
  expect(screen.getByLabelText('Delivery note')).toHaveValue('DN-7');
});

it('A table with errors names their lines, and adds nothing', async () => {
  const errors = [{ row: 3, field: 'expires_on', message: 'This day does not exist.' }];
  const { user } = await open({}, { 'POST /vendor/lots/import': ok({ data: { reference: '', lines: [], errors } }) });
  await chooseTable(user);
  expect(await screen.findByRole('row', { name: '3 expires_on This day does not exist.' })).toBeVisible();
  expect(screen.queryByLabelText('Batch no.')).not.toBeInTheDocument();
});
