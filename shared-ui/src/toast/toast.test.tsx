import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { toastError, toastSuccess } from './toast.tsx';
import { Toasts } from './Toasts.tsx';

it('A shopper is told what worked and what did not, and may dismiss it in their language', async () => {
  renderKit(<Toasts duration={3000} rtl />, { lang: 'ar' });
  act(() => {
    toastSuccess('تم تحديث السلة');
    toastError('نفدت الكمية');
  });
  expect(await screen.findByText('تم تحديث السلة')).toBeInTheDocument();
  expect(await screen.findByText('نفدت الكمية')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'إخفاء' })).toHaveLength(2);
});

it.each(['en', 'ar'] as const)('Toasts stand at the top right in %s', async (lang) => {
  const { container } = renderKit(<Toasts duration={3000} rtl={lang === 'ar'} />, { lang });
  act(() => toastSuccess('Saved'));
  await screen.findByText('Saved');
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('A shopper who removed a thing by mistake takes it back in the toast that tells so', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Gloves were removed', { action: { label: 'Undo', onClick } }));
  const shown = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  // Without a style sheet no animation ends by itself.
  fireEvent.animationEnd(shown);
  await waitFor(() => expect(screen.queryByText('Gloves were removed')).not.toBeInTheDocument());
});

it('A toast stays its time, whatever the browser says of an animation that has not begun', async () => {
  renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Gloves were added'));
  const shown = await screen.findByRole('alert');
  const endAfter = (seconds: number) => {
    const bar = screen.getByRole('progressbar', { hidden: true });
    fireEvent(bar, Object.assign(createEvent.animationEnd(bar), { elapsedTime: seconds }));
  };
  endAfter(0);
  // Without a style sheet no animation ends by itself.
  fireEvent.animationEnd(shown);
  expect(screen.getByText('Gloves were added')).toBeInTheDocument();
  endAfter(3);
  fireEvent.animationEnd(shown);
  await waitFor(() => expect(screen.queryByText('Gloves were added')).not.toBeInTheDocument());
});

it('A toast waits for whoever stands on its button', async () => {
  renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Added', { action: { label: 'View cart', onClick: () => {}, isElsewhere: true } }));
  const button = await screen.findByRole('button', { name: 'View cart' });
  const clock = () => screen.getByRole('progressbar', { hidden: true });
  act(() => button.focus());
  expect(clock()).toHaveStyle({ animationPlayState: 'paused' });
  act(() => button.blur());
  expect(clock()).toHaveStyle({ animationPlayState: 'running' });
});

describe('What can be undone in a toast alone', () => {
  const remove = (what: string) =>
    act(() => toastSuccess(`${what} were removed`, { action: { label: 'Undo', onClick: () => {} } }));
  const toastOf = async (what: string) => {
    const text = await screen.findByText(`${what} were removed`);
    return text.closest<HTMLElement>('[role="alert"]') ?? text;
  };
  /** Without a style sheet no animation ends by itself. */
  const expectGone = async (shown: HTMLElement) => {
    fireEvent.animationEnd(shown);
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  };

  it('waits for those who are slow to come to it, until they close it', async () => {
    const { user } = renderKit(<Toasts duration={3000} />);
    remove('Gloves');
    const shown = await toastOf('Gloves');
    // The end of its animation would be that of the toast.
    expect(within(shown).getByRole('progressbar', { hidden: true })).not.toHaveClass(
      'Toastify__progress-bar--animated',
    );
    await user.click(within(shown).getByRole('button', { name: 'Dismiss' }));
    await expectGone(shown);
  });

  it('goes when the next thing can be undone: toasts do not pile up', async () => {
    renderKit(<Toasts duration={3000} />);
    remove('Gloves');
    const first = await toastOf('Gloves');
    remove('Masks');
    await expectGone(first);
    expect(await toastOf('Masks')).toBeVisible();
  });

  it('goes with the page that it belongs to', async () => {
    const { router } = renderKit(<Toasts duration={3000} />);
    remove('Gloves');
    const shown = await toastOf('Gloves');
    await act(() => router.navigate('/?page=2'));
    fireEvent.animationEnd(shown);
    expect(shown).toBeInTheDocument();
    await act(() => router.navigate('/checkout'));
    await expectGone(shown);
  });
});
