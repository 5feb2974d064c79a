import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import type { IconShape } from './shapes/icon-shape.ts';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  icon: IconShape;
  /** Accessible name, if no adjacent text has the same meaning. */
  label?: string;
}

/** An icon in the size and colour of the surrounding text. Without a label it is decorative. */
export function Icon({ icon, label, className, ...rest }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames('icon', icon.isDirectional && 'icon-directional', className)}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="currentColor"
      {...meaning}
      {...rest}
    >
      {icon.paths.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
