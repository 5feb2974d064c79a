import { useEffect, useRef } from 'react';
import { usePollPaymentQuery } from '../../entities/payment/payment-api.ts';

/** Intervals between polls, ms. The last one repeats. */
const WAITS = [1_000, 2_000, 4_000, 8_000];

/** Payment state, polled until it is final. */
export function usePayment(orderNo: string) {
  const query = usePollPaymentQuery(orderNo);
  const { data, isFetching, refetch } = query;
  const looks = useRef(0);
  const isUndecided = data?.state === 'waiting';
  useEffect(() => {
    if (!isUndecided || isFetching) return undefined;
    const wait = WAITS[Math.min(looks.current, WAITS.length - 1)];
    looks.current += 1;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [isUndecided, isFetching, refetch]);
  return query;
}
