import { selectLang, useAppSelector, type AreaEntry } from '@balsam/shared-api';
import { Toasts } from '@balsam/shared-ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { areaAt } from '../areas/registry.ts';
import { useNotice } from '../preferences/useNotice.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useOwnHead } from './useOwnHead.ts';
import { usePageArrival } from './usePageArrival.ts';

const TOAST_MS = 3_000;

/** What stands around every area, and outlives them all. */
export function Shell({ areas }: { areas: readonly AreaEntry[] }) {
  const { pathname } = useLocation();
  const lang = useAppSelector(selectLang);
  useNotice();
  useOwnHead();
  usePageArrival();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <PageAnnouncer />
      <Toasts rtl={lang === 'ar'} duration={areaAt(areas, pathname)?.toastMs ?? TOAST_MS} />
    </>
  );
}
