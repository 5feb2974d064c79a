import type { Lot } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen } from '@testing-library/react';
import { lot } from '../../testing/lot.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { adminUser } from '../../testing/responses.ts';

const open = async (lots: Lot[]) => {
  fakeApi({ 'GET /user': adminUser, 'GET /admin/lots': ok({ data: { lots, meta: metaOf(lots) } }) });
  return renderConsole('/admin/batches');
};

it('An admin reads the batches of all vendors', async () => {
  await open([{ ...lot, state: 'quarantine', quarantine_reason: 'Wet boxes' }]);
  const cells = await screen.findAllByRole('cell');
  expect(cells.map((cell) => stripBidi(cell.textContent ?? ''))).toEqual([
    'Nitrile glovesGLV-1',
    'Gulf Medical',
    'A12',
    'Mar 31, 2027 Near expiry',
    '24',
    'Mar 1, 2027',
    'QuarantinedWet boxes',
  ]);
});

it('A shop without batches says who records them', async () => {
  await open([]);
  expect(await screen.findByText(/vendors record them with their deliveries/)).toBeVisible();
});
