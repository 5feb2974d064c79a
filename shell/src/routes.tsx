import { Suspense, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadingFrame } from './frames/LoadingFrame.tsx';
import { NotFoundFrame } from './frames/NotFoundFrame.tsx';
import { Shell } from './frames/Shell.tsx';
import { StartFailed } from './frames/StartFailed.tsx';

/** Where an area stands, and what is shown there. */
interface Place {
  basePath: string;
  element: ReactNode;
}

const under = (basePath: string) => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * The routes of the areas that the registry names: every path under an area's base path is its own. What came as HTML
 * is hydrated apart from the frame, piece by piece, and what somebody presses first.
 */
export const createRoutes = (places: readonly Place[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <StartFailed />,
    children: [
      ...places.map(({ basePath, element }) => ({
        path: under(basePath),
        element: <Suspense fallback={<LoadingFrame />}>{element}</Suspense>,
      })),
      { path: '*', element: <NotFoundFrame /> },
    ],
  },
];
