import { screen, within } from '@testing-library/react';
import { ok } from '@balsam/shared-api/testing';
import { refusal } from '../../testing/refusal.ts';
import { material, openAttributes } from './testing/open-attributes.ts';

it('The list shows each specification with its code, kind, categories and products', async () => {
  await openAttributes('/admin/specifications');
  const row = within(await screen.findByRole('row', { name: /Material/ }));
  expect(row.getByRole('link', { name: 'Material' })).toHaveAttribute('href', '/admin/edit-specification/7');
  expect(row.getByText('material')).toBeVisible();
  expect(row.getByText('One option')).toBeVisible();
  expect(row.getByText('Wound care')).toBeVisible();
  expect(row.getByText('3')).toBeVisible();
});

it('Without specifications the list explains how to begin', async () => {
  await openAttributes('/admin/specifications', {}, []);
  expect(await screen.findByText('There are no specifications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add specification' })).toBeVisible();
});

it('A list that fails to load can be tried again', async () => {
  await openAttributes('/admin/specifications', { 'GET /admin/attributes': refusal(500, 'Out of order.') });
  expect(await screen.findByText('Out of order.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('An admin deletes a specification after confirming', async () => {
  const { user, sent } = await openAttributes('/admin/specifications', {
    'DELETE /admin/attributes/7': ok({}, 'Specification deleted'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Material' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('“Material” will be removed from all categories.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Specification deleted')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/admin/attributes/7' }]);
});

it('A specification that products have is not deleted, and the reason is shown', async () => {
  const reason = '3 products have this specification. It cannot be deleted.';
  const { user } = await openAttributes('/admin/specifications', {
    'DELETE /admin/attributes/7': refusal(409, reason, {}, 'attribute_in_use'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Material' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: material.name })).toBeVisible();
});
