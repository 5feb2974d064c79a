import { NotFound } from '@balsam/shared-ui';
import { PageFrame } from './PageFrame.tsx';

/** Page for an address that belongs to no area. */
export const NotFoundFrame = () => (
  <PageFrame>
    <NotFound homeHref="/" />
  </PageFrame>
);
