import { areasClosed, useAppDispatch } from '@balsam/shared-api';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchRegistry } from './registry.ts';

const FRESH_MS = 30_000;

/**
 * Looks from time to time, when the person goes to another path, whether areas have been closed or opened. Nothing
 * else is taken from the registry: a page keeps the releases that it began with.
 */
export function useClosedAreas(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const lookedAt = useRef<number | null>(null);

  useEffect(() => {
    const now = performance.now();
    lookedAt.current ??= now;
    if (now - lookedAt.current < FRESH_MS) return;
    lookedAt.current = now;
    fetchRegistry().then(
      ({ areas }) => dispatch(areasClosed(areas.filter(({ disabled }) => disabled).map(({ name }) => name))),
      // Without an answer everything stays as it is.
      () => undefined,
    );
  }, [dispatch, pathname]);
}
