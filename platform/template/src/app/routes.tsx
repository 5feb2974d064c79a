import type { PageHandle } from '@balsam/shared-api';
import { lazyPage, NotFound } from '@balsam/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { productsApi } from '../features/home/products-api.ts';
import { NewAreaLayout } from './layout/NewAreaLayout.tsx';

const HomePage = lazyPage(() => import('../features/home/HomePage.tsx').then((module) => module.HomePage));

const homeHandle: PageHandle = {
  queries: (dispatch) => {
    dispatch(productsApi.util.prefetch('listNewAreaProducts', undefined, {}));
  },
};

/** Pages of the area inside their frame. Paths are relative to the area's base path. */
export const routes: RouteObject[] = [
  {
    element: <NewAreaLayout />,
    children: [
      { index: true, element: <HomePage />, handle: homeHandle },
      { path: '*', element: <NotFound homeHref="/" /> },
    ],
  },
];
