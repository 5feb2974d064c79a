import { isApiError, type TrackOrderRequest } from '@balsam/shared-api';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnderway } from '../../entities/tracking/parcel-steps.ts';
import { useLazyTrackOrderQuery, useTrackOrderQuery } from '../../entities/tracking/tracking-api.ts';
import { usePollingInterval } from '../../entities/tracking/use-polling-interval.ts';

const TOO_MANY_REQUESTS = 429;

const readEmail = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'trackedBy' in state && typeof state.trackedBy === 'string'
    ? state.trackedBy
    : null;

/**
 * Finds an order, and finds it again after a reload, such as a language change. The number is in the URL, the e-mail
 * address only in the history state, so that it is not shared with the link. While a parcel is under way, it is polled.
 * @param orderNo the number in the URL
 */
export function useTracking(orderNo: string) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [ask, { currentData: order, isFetching, originalArgs }] = useLazyTrackOrderQuery();
  const pollingInterval = usePollingInterval(order?.parcels.some(isUnderway) ?? false);
  // A second subscription to the same response, because the interval depends on it.
  useTrackOrderQuery(pollingInterval > 0 && originalArgs ? originalArgs : skipToken, { pollingInterval });

  const repeat = useEffectEvent(() => {
    const email = readEmail(state);
    if (orderNo && email) void ask({ order_no: orderNo, email });
  });
  useEffect(() => repeat(), []);

  /** @throws ApiError for the form: not found, or too many attempts */
  const track = async (request: TrackOrderRequest) => {
    try {
      await ask(request).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status === TOO_MANY_REQUESTS) throw { ...error, message: t('tracking.tooMany') };
      throw error;
    }
    const search = `?${new URLSearchParams({ order: request.order_no })}`;
    await navigate({ search }, { replace: true, state: { trackedBy: request.email }, preventScrollReset: true });
  };
  return { order, request: originalArgs, isFetching, track };
}
