import type { RouteObject } from 'react-router-dom';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import { byLongestPath } from './areas/registry.ts';
import type { AreaOptions } from './areas/useArea.ts';
import { NotFoundFrame } from './frames/NotFoundFrame.tsx';
import { Shell } from './frames/Shell.tsx';
import { StartFailed } from './frames/StartFailed.tsx';

interface RouteOptions extends Omit<AreaOptions, 'entry'> {
  areas: readonly AreaOptions['entry'][];
}

const under = (basePath: string) => (basePath === '/' ? '/*' : `${basePath}/*`);

/** The routes of the areas that the registry names: every path under an area's base path is its own. */
export const createRoutes = ({ areas, ...options }: RouteOptions): RouteObject[] => [
  {
    element: <Shell areas={areas} />,
    errorElement: <StartFailed />,
    children: [
      ...byLongestPath(areas).map((entry) => ({
        path: under(entry.basePath),
        element: <AreaOutlet key={entry.name} entry={entry} {...options} />,
      })),
      { path: '*', element: <NotFoundFrame /> },
    ],
  },
];
