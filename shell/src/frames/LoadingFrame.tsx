import { LoadingState } from '@balsam/shared-ui';

export function LoadingFrame() {
  return (
    <main id="main" tabIndex={-1} aria-busy="true">
      <LoadingState />
    </main>
  );
}
