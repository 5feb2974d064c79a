import type { RouteObject } from 'react-router-dom';
import type { AreaLoader } from './areas/AreaLoader.ts';
import { AreaOutlet } from './areas/AreaOutlet.tsx';
import type { AreaOptions } from './areas/use-area.ts';
import { NotFoundFrame } from './frames/NotFoundFrame.tsx';
import { Shell } from './frames/Shell.tsx';
import { StartFailed } from './frames/StartFailed.tsx';

interface RouteOptions extends Omit<AreaOptions, 'loader'> {
  loaders: readonly AreaLoader[];
}

const under = (basePath: string) => (basePath === '/' ? '/*' : `${basePath}/*`);

/** The routes of the areas that the registry names: every path under an area's base path is its own. */
export const createRoutes = ({ loaders, ...options }: RouteOptions): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <StartFailed />,
    children: [
      ...loaders.map((loader) => ({
        path: under(loader.entry.basePath),
        element: <AreaOutlet key={loader.entry.name} loader={loader} {...options} />,
      })),
      { path: '*', element: <NotFoundFrame /> },
    ],
  },
];
