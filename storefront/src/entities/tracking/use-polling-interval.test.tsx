import { act, renderHook } from '@testing-library/react';
import { usePollingInterval } from './use-polling-interval.ts';

const showPage = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('Polling slows down, and starts over when the page is shown again', () => {
  const { result } = renderHook(() => usePollingInterval(true));
  expect(result.current).toBe(30_000);
  act(() => void jest.advanceTimersByTime(2 * 60_000));
  expect(result.current).toBe(60_000);
  act(() => void jest.advanceTimersByTime(8 * 60_000));
  expect(result.current).toBe(300_000);
  showPage('hidden');
  expect(result.current).toBe(0);
  showPage('visible');
  expect(result.current).toBe(30_000);
});

test('Orders that have arrived are not polled', () => {
  expect(renderHook(() => usePollingInterval(false)).result.current).toBe(0);
});
