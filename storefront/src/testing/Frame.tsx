import { Toasts } from '@balsam/shared-ui';
import { Outlet } from 'react-router-dom';

/** Replaces the shell around an area: the page and the toasts, which outlive it. */
export function Frame() {
  return (
    <>
      <Outlet />
      <Toasts duration={3000} />
    </>
  );
}
