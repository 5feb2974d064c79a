import { areaAt, AreaSlot, LANGUAGES, selectAreas, selectLang, useAppSelector } from '@balsam/shared-api';
import { Toasts } from '@balsam/shared-ui';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useClosedAreas } from '../registry/use-closed-areas.ts';
import { useNotice } from '../preferences/use-notice.ts';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useOwnHead } from './use-own-head.ts';
import { usePageArrival } from './use-page-arrival.ts';

const TOAST_MS = 3_000;

/** Frame around all areas, which outlives each of them. */
export function Shell() {
  const { pathname } = useLocation();
  const lang = useAppSelector(selectLang);
  const areas = useAppSelector(selectAreas);
  useClosedAreas();
  useNotice();
  useOwnHead();
  usePageArrival();
  return (
    <AreaSlot
      after={
        <>
          <ScrollRestoration />
          <PageAnnouncer />
          <Toasts rtl={LANGUAGES[lang].dir === 'rtl'} duration={areaAt(areas, pathname)?.toastMs ?? TOAST_MS} />
        </>
      }
    >
      <Outlet />
    </AreaSlot>
  );
}
