import { areasClosed, useAppDispatch } from '@balsam/shared-api';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchRegistry } from './registry.ts';

const FRESH_MS = 30_000;

/**
 * Polls the registry for closed and reopened areas, on navigation and at most every 30 s. Takes nothing else from it: a
 * page keeps the releases that it started with.
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
      // Without a response nothing changes.
      () => undefined,
    );
  }, [dispatch, pathname]);
}
