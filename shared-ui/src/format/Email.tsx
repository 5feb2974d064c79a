import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Bdi } from './Bdi.tsx';

export interface EmailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  address: string;
}

/** An e-mail address. If it does not fit, the line breaks before the @. */
export function Email({ address, className, ...rest }: EmailProps) {
  const [name, ...host] = address.split(/(?=@)/);
  // The span follows the alignment of the surrounding text, whatever the direction of the address.
  return (
    <span className={classNames('email', className)} {...rest}>
      <Bdi>
        {name}
        <wbr />
        {host}
      </Bdi>
    </span>
  );
}
