import { act, screen, waitFor, within } from '@testing-library/react';
import { renderKit } from '../../testing/render-kit.tsx';
import { SavedViews } from './SavedViews.tsx';

const WAITING = { id: 'waiting', name: 'Waiting', query: 'approval=0' };

const show = (list: string | undefined = 'products-1') => renderKit(<SavedViews list={list} builtIn={[WAITING]} />);

const views = () => within(screen.getByRole('navigation', { name: 'Views' }));
const names = () =>
  views()
    .getAllByRole('link')
    .map((link) => link.textContent);
const current = () =>
  views()
    .queryAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);
const button = (name: string) => screen.getByRole('button', { name });

type View = ReturnType<typeof show>;

const filter = ({ router }: View, query: string) => act(() => router.navigate(`/?${query}`));
const save = async (view: View, name: string) => {
  await view.user.click(button('Save view'));
  await view.user.type(await screen.findByLabelText('Name of the view'), name);
  await view.user.click(button('Save'));
};

beforeEach(() => localStorage.clear());

it('A view leads to its filters; the page number is not part of it', async () => {
  const view = show();
  expect(current()).toEqual(['All']);
  await view.user.click(views().getByRole('link', { name: 'Waiting' }));
  expect(view.router.state.location.search).toBe('?approval=0');
  await filter(view, 'page=2&approval=0');
  expect(current()).toEqual(['Waiting']);
});

it('An admin saves filters under a name and finds them again', async () => {
  const view = show();
  await filter(view, 'search=gauze&approval=0&page=3');
  expect(current()).toEqual([]);
  await save(view, 'My gauze');
  await waitFor(() => expect(current()).toEqual(['My gauze']));
  view.unmount();
  show();
  expect(names()).toEqual(['All', 'Waiting', 'My gauze']);
  expect(views().getByRole('link', { name: 'My gauze' })).toHaveAttribute('href', '/?approval=0&search=gauze');
});

it('Views are separate by list and by person', async () => {
  const view = show();
  await filter(view, 'search=gauze');
  await save(view, 'Gauze');
  view.unmount();
  show('products-2');
  expect(names()).toEqual(['All', 'Waiting']);
});

it.each([
  ['waiting', 'This list already has a view with this name.'],
  ['x'.repeat(41), 'Use at most 40 characters.'],
  [' ', 'Please give the view a name.'],
])('An admin cannot name a view "%s"', async (name, problem) => {
  const view = show();
  await filter(view, 'search=gauze');
  await save(view, name);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('An admin updates, renames and deletes a view of their own', async () => {
  const view = show();
  await filter(view, 'search=gauze');
  await save(view, 'Gauze');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await filter(view, 'search=gauze&approval=1');
  await view.user.click(button('Update “Gauze”'));
  expect(views().getByRole('link', { name: 'Gauze' })).toHaveAttribute('href', '/?approval=1&search=gauze');

  await view.user.click(button('Rename the view “Gauze”'));
  await view.user.type(await screen.findByLabelText('Name of the view'), ', approved');
  await view.user.click(button('Save'));
  await waitFor(() => expect(current()).toEqual(['Gauze, approved']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await view.user.click(button('Delete the view “Gauze, approved”'));
  await view.user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  expect(names()).toEqual(['All', 'Waiting']);
});

it('A built-in view cannot be renamed or deleted', async () => {
  const view = show();
  await filter(view, 'approval=0');
  expect(current()).toEqual(['Waiting']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('Invalid stored views are ignored', () => {
  localStorage.setItem('views:products-1', '[{"name":3},"x",{"name":"Gauze","query":"search=gauze"}]');
  show();
  expect(names()).toEqual(['All', 'Waiting', 'Gauze']);
});
