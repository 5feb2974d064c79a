import { NotFound } from '@balsam/shared-ui';
import { PageFrame } from './PageFrame.tsx';

/** No area has a page under this address. */
export const NotFoundFrame = () => (
  <PageFrame>
    <NotFound homeHref="/" />
  </PageFrame>
);
