import { act, renderHook } from '@testing-library/react';
import { changeTheme, useTheme } from './theme.ts';

const page = document.documentElement;

afterEach(() => {
  localStorage.clear();
  page.removeAttribute('data-bs-theme');
});

test('Without a choice, a page follows the system', () => {
  const { result } = renderHook(useTheme);
  expect(result.current).toBe('system');
  expect(page).not.toHaveAttribute('data-bs-theme');
});

test('A chosen theme shows immediately, in every switch, and is stored for later pages', async () => {
  const { result } = renderHook(useTheme);
  await act(async () => changeTheme('dark'));
  expect(result.current).toBe('dark');
  expect(page).toHaveAttribute('data-bs-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
});

test('A page can follow the system again', async () => {
  changeTheme('light');
  const { result } = renderHook(useTheme);
  await act(async () => changeTheme('system'));
  expect(result.current).toBe('system');
  expect(page).not.toHaveAttribute('data-bs-theme');
});
