import type { ReactNode } from 'react';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import type { IconShape } from '../../icon/shapes/icon-shape.ts';
import type { PictureItem } from './picture-item.ts';
import { chevronLeftIcon, chevronRightIcon, cropIcon, trashIcon } from '../../icon/shapes.ts';

interface PictureTileProps {
  item: PictureItem;
  /** From 1. */
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onCrop: () => void;
  onRemove: () => void;
  /** Additional field of the picture. */
  children?: ReactNode;
}

/** One picture of the field, with its position and actions. */
export function PictureTile({ item, number, isLast, onMove, onCrop, onRemove, children }: PictureTileProps) {
  const { t } = useTranslation('kit');
  const isUploading = item.id === null;
  const action = (icon: IconShape, what: 'earlier' | 'later' | 'crop' | 'remove', act: () => void, isOff = false) => (
    <Button
      variant="ghost"
      size="sm"
      icon={icon}
      aria-label={t(`pictures.${what}`, { number })}
      // Removing or disabling a pressed button would lose the focus.
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) act();
      }}
    />
  );
  return (
    <li className="picture-tile" aria-busy={isUploading || undefined}>
      <div className="picture-tile-view">
        <img src={item.url} srcSet={item.srcset || undefined} sizes="12rem" alt={t('pictures.picture', { number })} />
        {number === 1 && <Badge variant="primary">{t('pictures.main')}</Badge>}
        {isUploading && (
          <p className="picture-tile-progress" role="status">
            <Spinner as="span" size="sm" aria-hidden="true" />
            {t('pictures.uploading')}
          </p>
        )}
      </div>
      <div className="picture-tile-actions" role="group" aria-label={t('pictures.picture', { number })}>
        {action(chevronLeftIcon, 'earlier', () => onMove(-1), number === 1)}
        {action(chevronRightIcon, 'later', () => onMove(1), isLast)}
        {action(cropIcon, 'crop', onCrop, isUploading)}
        {action(trashIcon, 'remove', onRemove)}
      </div>
      {children}
    </li>
  );
}
