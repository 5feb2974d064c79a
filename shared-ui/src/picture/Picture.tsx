import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { imageIcon } from '../icon/shapes.ts';

export interface PictureSource {
  url: string;
  srcset: string;
  width: number;
  height: number;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** Null shows a placeholder of the same shape. */
  picture: PictureSource | null;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture above the fold; all others load lazily. */
  eager?: boolean;
}

/** A square picture in a fitting size; its space is reserved while it loads. */
export function Picture({ picture, alt, sizes, eager = false, className, ...rest }: PictureProps) {
  if (!picture) {
    return (
      <span className={classNames('picture picture-missing', className)}>
        <Icon icon={imageIcon} label={alt || undefined} />
      </span>
    );
  }
  return (
    <img
      className={classNames('picture', className)}
      src={picture.url}
      srcSet={picture.srcset}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      {...rest}
    />
  );
}
