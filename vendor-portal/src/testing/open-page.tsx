import type { Role } from '@balsam/shared-api';
import { consoleKit } from '@balsam/shared-ui/testing';
import { fakeApi } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { RESPONSES, DOWN } from './every-response.ts';
import { renderPortal } from './render-portal.tsx';

interface Visit {
  /** Default: the English texts. */
  texts?: NonNullable<Parameters<typeof renderPortal>[3]>;
  role?: Role | null;
  /** Makes the backend respond to every request with an error. */
  isDown?: boolean;
  /** Responses that differ from those for every page. */
  given?: Parameters<typeof fakeApi>[0];
}

const ENGLISH = { 'vendor-portal': en, kit: consoleKit.en };

/** Opens a portal page and waits until its data has loaded. */
export async function openPage(
  at: string,
  { texts = ENGLISH, role = 'vendor', isDown = false, given = {} }: Visit = {},
) {
  const responses = Object.entries(RESPONSES).map(([call, response]) => [call, isDown ? DOWN : response] as const);
  fakeApi({ ...Object.fromEntries(responses), ...given });
  const view = await renderPortal(at, role, 'en', texts);
  const queries = () => Object.values(view.store.getState().api.queries);
  await waitFor(() => {
    expect(screen.queryByText(texts.kit.state.loading)).not.toBeInTheDocument();
    expect(queries().filter((query) => query?.status === 'pending')).toEqual([]);
  });
  // The store notifies the page in the next frame.
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const failed = queries().flatMap((query) => (query?.status === 'rejected' ? [query.endpointName] : []));
  expect(isDown ? [] : failed).toEqual([]);
  return view;
}
