import type { StoredPlace } from '@balsam/shared-api';
import { Breadcrumb } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from './use-place-name.ts';
import { href } from '../../entities/page/paths.ts';

/** Breadcrumb of the listed places; warns if an unlisted ancestor hides them from customers. */
export function PlaceTrail({ trail }: { trail: readonly StoredPlace[] }) {
  const { t } = useTranslation('admin-console');
  const nameOf = usePlaceName();
  const unlisted = trail.find(({ listed }) => !listed);
  const pathTo = (depth: number) => [href('places'), ...trail.slice(0, depth).map(({ id }) => id)].join('/');
  const items = trail.map((place, index) => ({ label: nameOf(place), to: pathTo(index + 1) }));
  return (
    <>
      <Breadcrumb items={[{ label: t('places.title'), to: pathTo(0) }, ...items]} />
      {unlisted && (
        <p className="alert alert-info mt-3" role="note">
          {t('places.hidden', { name: nameOf(unlisted) })}
        </p>
      )}
    </>
  );
}
