import { LoadingState } from '@balsam/shared-ui';

/** An area is on its way. */
export function LoadingFrame() {
  return (
    <main id="main" tabIndex={-1} aria-busy="true">
      <LoadingState />
    </main>
  );
}
