import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { string } from 'yup';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { ReasonModal, type ReasonModalProps } from './ReasonModal.tsx';

function Opener(props: Partial<ReasonModalProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Decline…</button>
      <Toasts duration={5000} />
      {isOpen && (
        <ReasonModal
          title="Decline the request"
          label="Reason"
          onSubmit={() => Promise.resolve({ message: 'Declined' })}
          failed="It could not be declined."
          submitLabel="Decline"
          t={(key) => key}
          onHide={() => setIsOpen(false)}
          {...props}
        >
          <p>The vendor reads the reason.</p>
        </ReasonModal>
      )}
    </>
  );
}

const open = async (props: Partial<ReasonModalProps> = {}) => {
  const { user } = renderKit(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Decline…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline the request' });
  const decline = () => user.click(screen.getByRole('button', { name: 'Decline' }));
  return { user, dialog, decline, reason: screen.getByLabelText<HTMLTextAreaElement>('Reason') };
};

const refusal = (message: string) => ({ status: 409, code: 'refused', message, fieldErrors: {} });

it('A sent reason is trimmed, its result shown, and the focus returned', async () => {
  const onSubmit = jest.fn(async () => ({ message: 'Declined' }));
  const { user, dialog, decline, reason } = await open({ onSubmit });
  expect(dialog).toHaveTextContent('The vendor reads the reason.');
  await user.type(reason, ' Too late ');
  await decline();
  expect(await screen.findByText('Declined')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(onSubmit.mock.calls).toEqual([['Too late']]);
  expect(screen.getByRole('button', { name: 'Decline…' })).toHaveFocus();
});

it('A reason is optional unless a rule requires it', async () => {
  const onSubmit = jest.fn(() => Promise.resolve({}));
  const { decline, reason } = await open({ onSubmit });
  expect(reason).not.toBeRequired();
  await decline();
  expect(onSubmit).toHaveBeenCalledWith('');
});

it('A required reason that is missing is reported at the field', async () => {
  const onSubmit = jest.fn();
  const { decline, reason } = await open({ onSubmit, rule: string().trim().required('Give a reason.') });
  expect(reason).toBeRequired();
  await decline();
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Give a reason.'));
  expect(reason).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it.each([
  ['It was decided meanwhile.', 'It was decided meanwhile.'],
  ['', 'It could not be declined.'],
])('A refusal keeps the dialog and the reason ("%s")', async (message, shown) => {
  const { user, dialog, decline, reason } = await open({ onSubmit: () => Promise.reject(refusal(message)) });
  await user.type(reason, 'Too late');
  await decline();
  await waitFor(() => expect(dialog).toHaveTextContent(shown));
  expect(reason).toHaveValue('Too late');
});

it('A reason on its way is not sent again', async () => {
  const onSubmit = jest.fn(() => new Promise(() => {}));
  const { decline } = await open({ onSubmit });
  await decline();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-busy', 'true'));
  await decline();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
