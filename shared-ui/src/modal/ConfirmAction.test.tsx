import { screen, waitFor } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { ConfirmDelete } from './ConfirmAction.tsx';

const ask = (onDelete: () => Promise<{ message?: string }>, done?: string) => {
  const onHide = jest.fn();
  const view = renderKit(
    <>
      <Toasts duration={5000} />
      <ConfirmDelete
        text="Gloves will be gone."
        onDelete={onDelete}
        done={done}
        failed="It is still there."
        onHide={onHide}
      />
    </>,
  );
  return { ...view, onHide, confirm: () => screen.findByRole('button', { name: 'Yes, delete' }) };
};

it("Deleting shows the server's message", async () => {
  const { user, onHide, confirm } = ask(() => Promise.resolve({ message: 'Product deleted successfully' }));
  await user.click(await confirm());
  expect(await screen.findByText('Product deleted successfully')).toBeVisible();
  expect(onHide).toHaveBeenCalledTimes(1);
});

it("A page's own message replaces the server's", async () => {
  const { user, confirm } = ask(() => Promise.resolve({ message: 'OK' }), 'The gloves are gone.');
  await user.click(await confirm());
  expect(await screen.findByText('The gloves are gone.')).toBeVisible();
  expect(screen.queryByText('OK')).not.toBeInTheDocument();
});

it.each([
  ['Orders are open.', 'Orders are open.'],
  ['', 'It is still there.'],
])('A vendor reads why it could not be deleted ("%s")', async (message, words) => {
  const { user, confirm } = ask(() => Promise.reject({ status: 422, message }));
  await user.click(await confirm());
  expect(await screen.findByText(words)).toBeVisible();
});

it('A deletion in progress cannot be repeated', async () => {
  const onDelete = jest.fn(() => new Promise<{ message?: string }>(() => {}));
  const { user, confirm } = ask(onDelete);
  await user.click(await confirm());
  await waitFor(async () => expect(await confirm()).toHaveAttribute('aria-busy', 'true'));
  await user.click(await confirm());
  expect(onDelete).toHaveBeenCalledTimes(1);
});
