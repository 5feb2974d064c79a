import type { Category } from '@balsam/shared-api';
import { Icon, imageIcon } from '@balsam/shared-ui';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { href } from '../../entities/page/paths.ts';

const PICTURE_SIZE = 640;

/** A category, linked to its products. */
export function CategoryTile({ category: { id, name, name_arabic, image } }: { category: Category }) {
  return (
    <Link className="sf-category-tile" to={href('shop', { category: id })}>
      {image ? (
        <img className="picture" src={image} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} loading="lazy" />
      ) : (
        <span className="picture picture-missing">
          <Icon icon={imageIcon} />
        </span>
      )}
      <span className="sf-category-name">
        <LocalizedText en={name} ar={name_arabic} />
      </span>
    </Link>
  );
}
