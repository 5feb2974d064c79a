import type { VendorLicences } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { gloves, licences, type } from '../../testing/licences.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { vendorUser } from '../../testing/responses.ts';

type Responses = Parameters<typeof fakeApi>[0];

async function open(changes: Partial<VendorLicences> = {}, responses: Responses = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/licences': ok({ data: { ...licences, ...changes } }),
    ...responses,
  });
  const view = await renderPortal('/vendor/licences', 'vendor', lang);
  return { ...view, posts: () => calls.filter(({ method }) => method === 'POST') };
}

it('A vendor reads which products are paused, and what they need', async () => {
  await open();
  expect(await screen.findByText(/Gloves · 37 products/)).toHaveTextContent('Not sold now');
});

it('A category that is covered names the last day', async () => {
  await open({
    types: [
      { type, needs: [{ category: gloves, products: 2, paused_from: '2026-12-05T21:00:00.000Z', paused: false }] },
    ],
  });
  expect(await screen.findByText('Covered until Dec 5, 2026')).toBeVisible();
});

it('A vendor uploads a renewal with what the last one covered', async () => {
  const view = await open({}, { 'POST /vendor/licences': ok({ data: licences }, 'We will review it.') });
  await view.user.click(await screen.findByRole('button', { name: 'Upload: Establishment licence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Gloves')).toBeChecked();
  await view.user.type(dialog.getByLabelText('Number'), 'MDEL-2');
  await view.user.type(dialog.getByLabelText('Issued on'), '2026-11-01');
  await view.user.type(dialog.getByLabelText('Expires on'), '2027-11-01');
  await view.user.upload(dialog.getByLabelText('Paper'), new File(['x'], 'licence.pdf', { type: 'application/pdf' }));
  await view.user.click(dialog.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('We will review it.')).toBeVisible();
  expect(view.posts()).toHaveLength(1);
});

it('An upload without its facts names each missing one and sends nothing', async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Upload a licence' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Send for review' }));
  expect(await dialog.findByText('Enter the number on the paper.')).toBeVisible();
  expect(dialog.getByText('Choose the file of the licence.')).toBeVisible();
  expect(view.posts()).toEqual([]);
});

it('A vendor withdraws a licence in review', async () => {
  const view = await open({}, { 'POST /vendor/licences/9/withdraw': ok({ data: licences }, 'It is withdrawn.') });
  await view.user.click(await screen.findByRole('button', { name: 'Withdraw MDEL-1' }));
  expect(await screen.findByText('It is withdrawn.')).toBeVisible();
});

it('The licences are shown in Arabic, with plural forms', async () => {
  await open({}, {}, 'ar');
  expect(await screen.findByText(/^قفازات · 37 منتجًا/)).toBeVisible();
});
