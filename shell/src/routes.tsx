import { Suspense, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadingFrame } from './frames/LoadingFrame.tsx';
import { NotFoundFrame } from './frames/NotFoundFrame.tsx';
import { Shell } from './frames/Shell.tsx';
import { StartFailed } from './frames/StartFailed.tsx';

/** Base path of an area and the element shown there. */
interface Place {
  basePath: string;
  element: ReactNode;
}

const under = (basePath: string) => (basePath === '/' ? '/*' : `${basePath}/*`);

/**
 * Routes of the areas in the registry: every path under an area's base path belongs to it. Server-rendered content
 * hydrates separately from the frame, piece by piece, and the piece that is pressed first.
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
