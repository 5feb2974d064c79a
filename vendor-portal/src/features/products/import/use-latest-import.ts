import type { ImportRun } from '@balsam/shared-api';
import { useEffect, useState } from 'react';
import { useListVendorProductImportsQuery } from '../products-api.ts';

const POLL_MS = 2_000;

/** An import that is to be carried out, or is being carried out. */
export const isUnderWay = ({ state }: ImportRun): boolean => state === 'queued' || state === 'running';

/** The vendor's newest import of many products, polled while it is under way. */
export function useLatestImport(): { run: ImportRun | undefined; refetch: () => void } {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, refetch } = useListVendorProductImportsQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const run = data?.[0];
  const isActive = run !== undefined && isUnderWay(run);
  useEffect(() => setPollingInterval(isActive ? POLL_MS : 0), [isActive]);
  return { run, refetch: () => void refetch() };
}
