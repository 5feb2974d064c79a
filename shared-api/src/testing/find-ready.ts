import { screen, waitFor, type ByRoleMatcher, type ByRoleOptions } from '@testing-library/react';

/** Finds an element by role and name once it reacts to the user: it is neither disabled nor busy. */
export const findReady = (role: ByRoleMatcher, name: ByRoleOptions['name']): Promise<HTMLElement> =>
  waitFor(() => {
    const element = screen.getByRole(role, { name });
    expect(element).toBeEnabled();
    expect(element).not.toHaveAttribute('aria-busy');
    return element;
  });
