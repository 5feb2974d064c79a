import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { PATHS, type IconName } from './paths.ts';

/** What points forward or backward points the other way in Arabic. */
const DIRECTIONAL = /left|right|^truck$|^list$/;

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  name: IconName;
  /** Says what the icon means where no text beside it does. */
  label?: string;
}

/** An icon in the size and colour of the text around it. Without a label it is decoration. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames('icon', DIRECTIONAL.test(name) && 'icon-directional', className)}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="currentColor"
      {...meaning}
      {...rest}
    >
      {PATHS[name].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
