import type { ImportRun } from '@balsam/shared-api';
import { productsApi } from '../products-api.ts';

const POLL_MS = 2_000;
const { useQueryState, useQuerySubscription } = productsApi.endpoints.listVendorProductImports;

/** An import that is queued or running. */
export const isUnderWay = ({ state }: ImportRun): boolean => state === 'queued' || state === 'running';

/** The vendor's newest import of many products, polled while it is under way. */
export function useLatestImport(): { run: ImportRun | undefined; refetch: () => void } {
  const { data } = useQueryState();
  const run = data?.[0];
  const pollingInterval = run && isUnderWay(run) ? POLL_MS : 0;
  const { refetch } = useQuerySubscription(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  return { run, refetch: () => void refetch() };
}
