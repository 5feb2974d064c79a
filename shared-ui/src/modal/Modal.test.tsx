import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';
import { Modal } from './Modal.tsx';

function Opener({ size }: { size?: 'sm' | 'lg' | 'xl' }) {
  const [show, setShow] = useState(false);
  return (
    <>
      <button onClick={() => setShow(true)}>Show order</button>
      <Modal show={show} onHide={() => setShow(false)} title="Order A-1" size={size}>
        <p>Two boxes of gloves</p>
      </Modal>
    </>
  );
}

it('Closing a dialog returns the focus', async () => {
  const { user } = renderKit(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Show order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order A-1' });
  expect(dialog).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Show order' })).toHaveFocus();
});

it('The text of a long dialog can be scrolled by keyboard', async () => {
  const { user } = renderKit(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Show order' }));
  await screen.findByRole('dialog');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Order A-1' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Order A-1' })).toHaveTextContent('Two boxes of gloves');
});

it('The close button has a name in the reader’s language', async () => {
  const { user } = renderKit(<Opener />, { lang: 'ar' });
  await user.click(screen.getByRole('button', { name: 'Show order' }));
  await user.click(await screen.findByRole('button', { name: 'إغلاق' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each(['sm', 'lg', 'xl'] as const)('A dialog of size %s has the width of its size', async (size) => {
  const { user } = renderKit(<Opener size={size} />);
  await user.click(screen.getByRole('button', { name: 'Show order' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('.modal-dialog')).toHaveClass(`modal-${size}`);
});

describe('A deletion dialog', () => {
  const ask = (props: { busy?: boolean } = {}) => {
    const [onConfirm, onHide] = [jest.fn(), jest.fn()];
    const words = { title: 'Delete?', text: 'Gloves will be gone.', confirmLabel: 'Delete' };
    const view = renderKit(<ConfirmModal show danger {...words} onConfirm={onConfirm} onHide={onHide} {...props} />);
    return { ...view, onConfirm, onHide };
  };

  it('does nothing when a vendor presses Enter without reading', async () => {
    const { user, onConfirm, onHide } = ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onHide).toHaveBeenCalled();
  });

  it('deletes once when a vendor confirms', async () => {
    const { user, onConfirm } = ask();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('waits while the deletion is in progress', async () => {
    ask({ busy: true });
    expect(await screen.findByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});
