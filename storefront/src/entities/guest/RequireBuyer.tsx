import { RequireRole } from '@balsam/shared-api';
import { Outlet, useParams } from 'react-router-dom';
import { href } from '../page/paths.ts';
import { useGuestOrderNo } from './use-guest.ts';

/** Guards pages about an order: for customers, and for visitors with an order of their own. */
export function RequireBuyer() {
  const orderNo = useGuestOrderNo();
  const { orderNo: shown = orderNo } = useParams();
  return orderNo && shown === orderNo ? (
    <Outlet />
  ) : (
    <RequireRole role="user" signInPath={href('login')} signedOutPath={href('home')} />
  );
}
