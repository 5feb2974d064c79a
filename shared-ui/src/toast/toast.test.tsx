import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { toastError, toastSuccess } from './toast.tsx';
import { Toasts } from './Toasts.tsx';

it('Success and failure are reported, and can be dismissed', async () => {
  renderKit(<Toasts duration={3000} rtl />, { lang: 'ar' });
  act(() => {
    toastSuccess('تم تحديث السلة');
    toastError('نفدت الكمية');
  });
  expect(await screen.findByText('تم تحديث السلة')).toBeInTheDocument();
  expect(await screen.findByText('نفدت الكمية')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'إخفاء' })).toHaveLength(2);
});

it.each(['en', 'ar'] as const)('Toasts are at the top right in %s', async (lang) => {
  const { container } = renderKit(<Toasts duration={3000} rtl={lang === 'ar'} />, { lang });
  act(() => toastSuccess('Saved'));
  await screen.findByText('Saved');
  expect(container.querySelector('.Toastify__toast-container--top-right')).toBeInTheDocument();
});

it('A removed item can be restored from its toast', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Gloves were removed', { action: { label: 'Undo', onClick } }));
  const shown = await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  // Without a style sheet no animation ends.
  fireEvent.animationEnd(shown);
  await waitFor(() => expect(screen.queryByText('Gloves were removed')).not.toBeInTheDocument());
});

it('A toast keeps its duration if an animation end is reported too early', async () => {
  renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Gloves were added'));
  const shown = await screen.findByRole('alert');
  const endAfter = (seconds: number) => {
    const bar = screen.getByRole('progressbar', { hidden: true });
    fireEvent(bar, Object.assign(createEvent.animationEnd(bar), { elapsedTime: seconds }));
  };
  endAfter(0);
  // Without a style sheet no animation ends.
  fireEvent.animationEnd(shown);
  expect(screen.getByText('Gloves were added')).toBeInTheDocument();
  endAfter(3);
  fireEvent.animationEnd(shown);
  await waitFor(() => expect(screen.queryByText('Gloves were added')).not.toBeInTheDocument());
});

it('A toast waits while its button has the focus', async () => {
  renderKit(<Toasts duration={3000} />);
  act(() => toastSuccess('Added', { action: { label: 'View cart', onClick: () => {}, isElsewhere: true } }));
  const button = await screen.findByRole('button', { name: 'View cart' });
  const clock = () => screen.getByRole('progressbar', { hidden: true });
  act(() => button.focus());
  expect(clock()).toHaveStyle({ animationPlayState: 'paused' });
  act(() => button.blur());
  expect(clock()).toHaveStyle({ animationPlayState: 'running' });
});

describe('A toast with the only way to undo', () => {
  const remove = (what: string) =>
    act(() => toastSuccess(`${what} were removed`, { action: { label: 'Undo', onClick: () => {} } }));
  const toastOf = async (what: string) => {
    const text = await screen.findByText(`${what} were removed`);
    return text.closest<HTMLElement>('[role="alert"]') ?? text;
  };
  /** Without a style sheet no animation ends. */
  const expectGone = async (shown: HTMLElement) => {
    fireEvent.animationEnd(shown);
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  };

  it('waits until it is closed', async () => {
    const { user } = renderKit(<Toasts duration={3000} />);
    remove('Gloves');
    const shown = await toastOf('Gloves');
    // Its end would close the toast.
    expect(within(shown).getByRole('progressbar', { hidden: true })).not.toHaveClass(
      'Toastify__progress-bar--animated',
    );
    await user.click(within(shown).getByRole('button', { name: 'Dismiss' }));
    await expectGone(shown);
  });

  it('is replaced by the next one, so that toasts do not pile up', async () => {
    renderKit(<Toasts duration={3000} />);
    remove('Gloves');
    const first = await toastOf('Gloves');
    remove('Masks');
    await expectGone(first);
    expect(await toastOf('Masks')).toBeVisible();
  });

  it('closes when its page is left', async () => {
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
