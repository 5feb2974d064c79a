import type { AdminCategory } from '@balsam/shared-api';
import { findReady, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../testing/refusal.ts';
import { category, openCategories } from './testing/open-categories.ts';

type Answers = Parameters<typeof openCategories>[2];

const openList = (rows?: AdminCategory[], responses?: Answers) => openCategories('/admin/categories', rows, responses);

const deleteFirst = async (response: ReturnType<typeof refusal> | (() => never)) => {
  const view = await openList([category], { 'DELETE /admin/category/wound-care': response });
  await view.user.click(await screen.findByRole('button', { name: 'Delete Wound care' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'are you sure to delete' }));
  await view.user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  return view;
};

it('An admin sees that categories are loading, and then that none matched', async () => {
  await openList([]);
  await screen.findByText('Fetching categories...');
  expect(await screen.findByText('No categories matched your search.')).toBeVisible();
});

it("An admin sees each category's picture, name, status and products, with links", async () => {
  await openList([category, { ...category, id: 6, slug: 'splints', category_name: 'Splints', category_status: 0 }]);
  expect(await screen.findByRole('link', { name: 'Wound care' })).toHaveAttribute(
    'href',
    '/admin/edit-category/wound-care',
  );
  const table = within(screen.getByRole('table'));
  expect(table.getByText('Active')).toHaveClass('badge-primary');
  expect(table.getByText('Inactive')).toHaveClass('badge-warning');
  expect(table.getAllByRole('link', { name: '12' })[0]).toHaveAttribute('href', '/admin/products?category=5');
  expect(screen.getByRole('link', { name: 'Add category' })).toHaveAttribute('href', '/admin/add-category');
});

it('An admin filters by inactive, and the search runs after a pause', async () => {
  const { user, calls } = await openList();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Inactive');
  await user.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'wound');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/admin/category?page=1&search=wound&status=0'));
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
});

it('An admin deletes a category after confirming, and the list reloads', async () => {
  const { user, calls, sent } = await openList([category], { 'DELETE /admin/category/wound-care': ok({}) });
  await user.click(await screen.findByRole('button', { name: 'Delete Wound care' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'are you sure to delete' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Category deleted successfully')).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/admin/category/wound-care' }]);
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/admin/category?'))).toHaveLength(2));
});

it('A category with products cannot be deleted', async () => {
  await deleteFirst(refusal(422, '12 products are in this category.'));
  expect(await screen.findByText('12 products are in this category.')).toBeVisible();
});

it('A failed deletion shows a general message if the server gives none', async () => {
  await deleteFirst(refusal(500));
  expect(await screen.findByText('Failed to delete category')).toBeVisible();
});

it('A network failure shows an error', async () => {
  await deleteFirst(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await screen.findByText('Error deleting category')).toBeVisible();
});

it('An admin deactivates several categories together', async () => {
  const { user, sent } = await openList([category, { ...category, id: 6, slug: 'splints', category_name: 'Splints' }], {
    'POST /admin/category/bulk': ok({ done: 2, failed: [] }),
  });
  await user.click(await findReady('checkbox', 'Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Make inactive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make 2 categories inactive?' }));
  await user.click(dialog.getByRole('button', { name: 'Make inactive' }));
  expect(await screen.findByText('2 categories made inactive')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    ...{ ids: [5, 6], action: 'deactivate' },
    updated_at_seen: { 5: expect.any(String), 6: expect.any(String) },
  });
});
