import { selectAreas, selectLang, useAppSelector } from '@balsam/shared-api';
import { Toasts } from '@balsam/shared-ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { areaAt } from '../areas/registry.ts';
import { useClosedAreas } from '../areas/useClosedAreas.ts';
import { useNotice } from '../preferences/useNotice.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useOwnHead } from './useOwnHead.ts';
import { usePageArrival } from './usePageArrival.ts';

const TOAST_MS = 3_000;

/** What stands around every area, and outlives them all. */
export function Shell() {
  const { pathname } = useLocation();
  const lang = useAppSelector(selectLang);
  const areas = useAppSelector(selectAreas);
  useClosedAreas();
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
