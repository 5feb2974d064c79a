import { QueryState } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useGetOpeningQuery } from '../../entities/opening/opening-api.ts';
import { OpeningSteps } from './OpeningSteps.tsx';

/** Opening checklist: from an empty shop to an open one. */
export function OpeningPage() {
  const { t } = useTranslation('admin-console');
  const query = useGetOpeningQuery();
  return (
    <ConsolePage title={t('opening.title')}>
      <QueryState query={query}>
        {(opening) => (
          <>
            <p role="status">{opening.is_complete ? t('opening.complete') : t('opening.text')}</p>
            <OpeningSteps opening={opening} />
          </>
        )}
      </QueryState>
    </ConsolePage>
  );
}
